import { freePorts } from '@members/tooling/freePorts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, prepareDatabase, type Database } from '../../../src/database';
import { administer } from '../../administer';
import { startServer, type ServerProcess } from '../../load';
import { membersOf, nodesOn, password, startHaproxy, type Member, type Node } from './cluster';
import { makeMachines, type Machine } from './machines';

/** What is done to a cluster, in turn. */
export const faults = [
  'the leader’s machine lost',
  'the leader’s PostgreSQL killed',
  'Patroni alone killed on the leader',
  'the leader’s network cut, both ways',
  'etcd killed on the leader',
  'the leader’s machine lost while a replica is behind',
] as const;
export type Fault = (typeof faults)[number];

export interface StageOfThree {
  database: Database;
  /** Of two servers. */
  ports: readonly number[];
  /** How often another node has become the leader. */
  failovers(): number;
  /** Does the next of the faults, and what has to be done about it; resolves when the cluster is whole again. */
  strike(): Promise<Fault>;
  close(): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** How long a cluster may take for anything, in milliseconds. */
const patienceMs = 90_000;
/** How long a fault without a failover lasts, in milliseconds. */
const faultMs = 4_000;

/** Two servers on a PostgreSQL of three nodes with synchronous replication, each on a machine of its own. */
export async function stageOfThree(): Promise<StageOfThree> {
  const directory = mkdtempSync(join(tmpdir(), 'members-failover-'));
  chmodSync(directory, 0o777);
  const { machines, remove } = makeMachines(3, directory);
  const ends: (() => unknown)[] = [remove, () => rmSync(directory, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.splice(0)) await end();
  };
  try {
    return { ...(await stageOn(machines, { directory, ends })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What has to be ended comes to the front of `ends`. */
async function stageOn(
  machines: readonly Machine[],
  { directory, ends }: { directory: string; ends: (() => unknown)[] },
): Promise<Omit<StageOfThree, 'close'>> {
  const nodes = nodesOn(machines, directory);
  for (const node of nodes) node.startEtcd();
  for (const node of nodes) node.startPatroni();
  await untilWhole(nodes);
  const [leaderPort, copiesPort] = (await freePorts(2)) as [number, number];
  const haproxy = await startHaproxy(nodes, { directory, ports: [leaderPort, copiesPort] });
  ends.unshift(haproxy.kill);
  const at = (port: number, role: string, name = 'members') =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
  const ownerUrl = at(leaderPort, 'postgres');
  const clusterUrl = at(leaderPort, 'postgres', 'postgres');
  // HAProxy takes nodes for what is asked of them until it has asked.
  await until('leader alone behind HAProxy', () => leadsAlone(clusterUrl, nodes.length));
  await administer(clusterUrl, 'CREATE DATABASE members');
  const url = at(leaderPort, 'members_app');
  await prepareDatabase({ ownerUrl, url });
  const database = openDatabase(ownerUrl, { max: 2 });
  const start = () =>
    startServer({
      databaseUrl: url,
      dataDir: directory,
      env: { DATABASE_COPY_URL: at(copiesPort, 'members_app') },
    });
  const servers: ServerProcess[] = [await start(), await start()];
  ends.unshift(...servers.map(({ kill }) => kill), database.close);

  let strikes = 0;
  let failovers = 0;

  async function otherLeader(than: Node): Promise<void> {
    const others = nodes.filter((node) => node !== than);
    await until('another leader', async () => {
      const leader = leaderOf(await membersOf(others));
      return leader !== undefined && leader.name !== than.machine.name;
    });
    failovers += 1;
  }

  const plays: Record<Fault, (leader: Node) => Promise<void>> = {
    async 'the leader’s machine lost'(leader) {
      leader.machine.die();
      await otherLeader(leader);
      leader.startEtcd();
      leader.startPatroni();
    },
    async 'the leader’s PostgreSQL killed'(leader) {
      leader.signalPostgres('SIGKILL');
      await otherLeader(leader);
    },
    async 'Patroni alone killed on the leader'(leader) {
      leader.killPatroni();
      await otherLeader(leader);
      leader.startPatroni();
    },
    async 'the leader’s network cut, both ways'(leader) {
      leader.machine.cut(true);
      await otherLeader(leader);
      leader.machine.cut(false);
    },
    async 'etcd killed on the leader'(leader) {
      leader.killEtcd();
      await pause(faultMs);
      leader.startEtcd();
    },
    async 'the leader’s machine lost while a replica is behind'(leader) {
      const replica = (await membersOf(nodes)).find(({ role }) => role === 'replica');
      const behind = nodes.find(({ machine }) => machine.name === replica?.name);
      behind?.signalPostgres('SIGSTOP', 'all');
      await pause(faultMs);
      leader.machine.die();
      await otherLeader(leader);
      behind?.signalPostgres('SIGCONT', 'all');
      leader.startEtcd();
      leader.startPatroni();
    },
  };

  return {
    database,
    ports: servers.map(({ port }) => port),
    failovers: () => failovers,
    async strike() {
      const fault = faults[strikes % faults.length]!;
      strikes += 1;
      const name = leaderOf(await membersOf(nodes))?.name;
      await plays[fault](nodes.find(({ machine }) => machine.name === name)!);
      await untilWhole(nodes);
      return fault;
    },
  };
}

const leaderOf = (members: readonly Member[]) => members.find(({ role }) => role === 'leader');

/** Whether the leader answers each of so many connections. */
async function leadsAlone(url: string, connections: number): Promise<boolean> {
  for (let each = 0; each < connections; each += 1) if (!(await isLeader(url))) return false;
  return true;
}

async function isLeader(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('SELECT pg_is_in_recovery() AS follows');
    return !rows[0]!.follows;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a node last said of itself may be this old, in milliseconds. */
const hearsayMs = 3_000;

/** Until there is a leader and all others follow it, one of them in step, and are still so when all have been heard. */
const untilWhole = (nodes: readonly Node[]) =>
  until('a whole cluster', async () => {
    if (!(await isWhole(nodes))) return false;
    await pause(hearsayMs);
    return isWhole(nodes);
  });

async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  const members = await membersOf(nodes);
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const roles = running.map(({ role }) => role);
  return roles.length === nodes.length && roles.includes('leader') && roles.includes('sync_standby');
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const last = Date.now() + patienceMs; !(await isSo()); await pause(200))
    if (Date.now() > last) throw new Error(`There was no ${what} within ${patienceMs / 1000} s.`);
}
