import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { administer, withDatabase } from './administer';

/**
 * The owner's addresses of the PostgreSQL servers that hold a test database between them: with Citus all of its nodes,
 * the coordinator first, otherwise the one server. Citus copies no database to other nodes, so each is told.
 */
export type Nodes = readonly [coordinator: string, ...workers: string[]];

/** Thrown where the server is no coordinator of Citus, with what is missing as a sentence. */
export class NoCitusError extends Error {}

/** All nodes that the coordinator at an address knows. */
export async function readCitusNodes(coordinator: string): Promise<Nodes> {
  const client = new Client({ connectionString: coordinator, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows: known } = await client.query<{ available: boolean; created: boolean }>(
      `SELECT count(*) > 0 AS available, coalesce(bool_or(installed_version IS NOT NULL), false) AS created
       FROM pg_available_extensions WHERE name = 'citus'`,
    );
    const { available, created } = known[0]!;
    if (!available) throw new NoCitusError('the PostgreSQL there has no Citus');
    if (!created) throw new NoCitusError('the database there was not given the extension citus');
    const { rows } = await client.query<{ host: string; port: number }>(
      `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
       WHERE isactive AND noderole = 'primary' AND groupid <> 0 AND (SELECT groupid FROM pg_dist_local_group) = 0
       ORDER BY groupid`,
    );
    if (rows.length === 0) throw new NoCitusError('the Citus there is no coordinator with workers');
    const workers = rows.map(({ host, port }) => {
      const address = new URL(coordinator);
      address.host = `${host}:${port}`;
      return address.toString();
    });
    return [coordinator, ...workers];
  } finally {
    await client.end();
  }
}

/** The nodes of whatever is at an address. */
export async function readNodes(server: string): Promise<Nodes> {
  try {
    return await readCitusNodes(server);
  } catch (error) {
    if (error instanceof NoCitusError) return [server];
    throw error;
  }
}

/** The number of the main process of a node. */
export async function mainProcessOf(node: string): Promise<number> {
  const client = new Client({ connectionString: node });
  await client.connect();
  try {
    const { rows } = await client.query<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file");
    return Number.parseInt(rows[0]!.file, 10);
  } finally {
    await client.end();
  }
}

/** Makes a database on all nodes, as a copy of another one. */
export async function createDatabase(nodes: Nodes, name: string, template: string): Promise<void> {
  await Promise.all(nodes.map((node) => administer(node, `CREATE DATABASE ${name} TEMPLATE ${template}`)));
}

/** Makes a database on all nodes with nothing in it but, where there are several, Citus and what it knows of them. */
export async function createEmptyDatabase(nodes: Nodes, name: string): Promise<void> {
  for (const node of nodes) await administer(node, `CREATE DATABASE ${name}`);
  if (nodes.length === 1) return;
  const [coordinator, ...workers] = nodes.map((node) => withDatabase(node, name)) as [string, ...string[]];
  for (const node of [coordinator, ...workers]) await administer(node, 'CREATE EXTENSION citus');
  await administer(coordinator, `SELECT citus_set_coordinator_host(${placeOf(coordinator)})`);
  for (const worker of workers) await administer(coordinator, `SELECT citus_add_node(${placeOf(worker)})`);
}

function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `'${hostname}', ${port || 5432}`;
}

/** An address with a role of its own for the application, which `prepareDatabase` makes; `dropRole` takes it away. */
export function withNewRole(url: string): string {
  const address = new URL(url);
  address.username = `members_app_${randomBytes(4).toString('hex')}`;
  address.password = randomBytes(12).toString('hex');
  return address.toString();
}

/** Takes away the role of an address, whose databases are gone. */
export async function dropRole(nodes: Nodes, url: string): Promise<void> {
  for (const node of nodes) await administer(node, `DROP ROLE IF EXISTS ${new URL(url).username}`);
}

export async function dropDatabase(nodes: Nodes, name: string): Promise<void> {
  await refuseConnections(nodes, name);
  // One after the other: at once, Citus' processes on each node would wait for the database of another node.
  for (const node of nodes) await administer(node, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/**
 * Citus has processes of its own in each of its databases, which connect to each other and come back when they are
 * ended; PostgreSQL neither copies nor drops a database that somebody is connected to. They are ended before it is dropped,
 * which holds up those who connect: one that connects to its own node at that moment would not end. With one server it does
 * nothing.
 */
async function refuseConnections(nodes: Nodes, name: string): Promise<void> {
  if (nodes.length === 1) return;
  await Promise.all(nodes.map((node) => administer(node, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)));
  const ended = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`;
  for (const node of nodes) await administer(node, ended);
}

/** Lets a database be copied. With Citus nobody can connect to it from then on; with one server it does nothing. */
export const makeTemplate = refuseConnections;
