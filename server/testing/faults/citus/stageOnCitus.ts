import { freePorts } from '@members/tooling/freePorts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, prepareDatabase, type Database } from '../../../src/database';
import { administer } from '../../administer';
import { startServer, type ServerProcess } from '../../load';
import { createEmptyDatabase, type Nodes } from '../../nodes';
import { startCitusNode, type CitusNode } from './citusNode';

export interface StageOnCitus {
  database: Database;
  /** Of two servers. */
  ports: readonly number[];
  /** Does the next of the faults; resolves once it is over. */
  strike(): Promise<NodeFault>;
  close(): Promise<void>;
}

/** What is done to the nodes, in turn. */
export const nodeFaults = [
  'the coordinator killed (SIGKILL)',
  'a worker killed (SIGKILL)',
  'the other worker killed (SIGKILL)',
  'a shard moved to the other worker',
] as const;
export type NodeFault = (typeof nodeFaults)[number];

const names = ['coordinator', 'worker-1', 'worker-2'] as const;
const laneShards = 8;

/** Two servers on a Citus of a coordinator and two workers on this machine, over which the lanes are spread. */
export async function stageOnCitus(): Promise<StageOnCitus> {
  const directory = mkdtempSync(join(tmpdir(), 'members-citus-'));
  chmodSync(directory, 0o777);
  const ends: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.splice(0)) await end();
  };
  try {
    return { ...(await stageIn(directory, ends)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What has to be ended comes to the front of `ends`. */
async function stageIn(directory: string, ends: (() => unknown)[]): Promise<Omit<StageOnCitus, 'close'>> {
  const ports = await freePorts(names.length);
  const nodes = await Promise.all(
    names.map((name, index) => startCitusNode({ name, directory, port: ports[index]! })),
  );
  ends.unshift(...nodes.map(({ stop }) => stop));
  const at = (port: number, role: string, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;
  await createEmptyDatabase(
    nodes.map(({ port }) => at(port, 'postgres', 'postgres')) as unknown as Nodes,
    'members',
  );
  const ownerUrl = at(nodes[0]!.port, 'postgres', 'members');
  const url = at(nodes[0]!.port, 'members_app', 'members');
  await prepareDatabase({ ownerUrl, url }, { laneShards });
  const database = openDatabase(ownerUrl, { max: 2 });
  const start = () => startServer({ databaseUrl: url, dataDir: directory });
  const servers: ServerProcess[] = [await start(), await start()];
  ends.unshift(...servers.map(({ kill }) => kill), database.close);
  const [coordinator, worker, otherWorker] = nodes as [CitusNode, CitusNode, CitusNode];
  let [strikes, moves] = [0, 0];
  const plays: Record<NodeFault, () => Promise<void>> = {
    'the coordinator killed (SIGKILL)': coordinator.killAndRestart,
    'a worker killed (SIGKILL)': worker.killAndRestart,
    'the other worker killed (SIGKILL)': otherWorker.killAndRestart,
    'a shard moved to the other worker': () => moveShard(ownerUrl, moves++ % laneShards),
  };
  return {
    database,
    ports: servers.map(({ port }) => port),
    async strike() {
      const fault = nodeFaults[strikes % nodeFaults.length]!;
      strikes += 1;
      await plays[fault]();
      return fault;
    },
  };
}

/** Takes one of the shards, by its place among them, from the worker where it is to the other one. */
async function moveShard(ownerUrl: string, place: number): Promise<void> {
  await administer(
    ownerUrl,
    `SELECT citus_move_shard_placement(shardid, here.nodename, here.nodeport, there.nodename, there.nodeport)
     FROM pg_dist_shard JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node here USING (groupid),
       pg_dist_node there
     WHERE shardid = (SELECT shardid FROM pg_dist_shard WHERE logicalrelid = 'accounts'::regclass
         ORDER BY shardid OFFSET ${place} LIMIT 1)
       AND there.groupid NOT IN (0, here.groupid)`,
  );
}
