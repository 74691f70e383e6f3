import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { prepareDatabase } from '../src/database/migrate';
import { startEmbeddedPostgres } from '../src/database/embedded';
import { readVariables } from '../src/readVariables';
import { removeLeftovers, testClusterFolder, testClusterPrefix } from './leftovers';
import { withDatabase } from './administer';
import { readFirstRows } from './createTestDatabase';
import {
  createEmptyDatabase,
  dropDatabase,
  dropRole,
  makeTemplate,
  readNodes,
  withNewRole,
  type Nodes,
} from './nodes';

/** Speed for clusters that live as long as one test run. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * One PostgreSQL for the run: that of TEST_DATABASE_URL, whose user must be a superuser, or an embedded one in a
 * temporary directory, in memory where there is room. A migrated database becomes the template of those that tests get.
 * Where the address is that of a Citus coordinator, each database is one of all nodes.
 */
export default async function globalSetup(): Promise<void> {
  const {
    TEST_DATABASE_URL: given,
    TEST_LANE_PARTITIONS: lanePartitions,
    TEST_LANE_SHARDS: laneShards,
  } = readVariables(process.env, ['TEST_DATABASE_URL', 'TEST_LANE_PARTITIONS', 'TEST_LANE_SHARDS']);
  const server = given ? onServer(given) : await startThrowAway();
  const nodes = given ? await readNodes(given) : ([server.ownerUrl] as const);
  const template = `members_template_${randomBytes(4).toString('hex')}`;
  await createEmptyDatabase(nodes, template);
  await prepareDatabase(
    { ownerUrl: withDatabase(server.ownerUrl, template), url: withDatabase(server.url, template) },
    { lanePartitions, laneShards },
  );
  const firstRows = await readFirstRows(withDatabase(server.ownerUrl, template));
  await makeTemplate(nodes, template);
  process.env.MEMBERS_TEST_SERVER = server.ownerUrl;
  process.env.MEMBERS_TEST_NODES = JSON.stringify(nodes);
  process.env.MEMBERS_TEST_APPLICATION = server.url;
  process.env.MEMBERS_TEST_TEMPLATE = template;
  process.env.MEMBERS_TEST_FIRST_ROWS = JSON.stringify(firstRows);
  (globalThis as { stopTestServer?: () => Promise<void> }).stopTestServer = async () => {
    if (given) {
      await dropAll(nodes, template);
      await dropRole(nodes, server.url);
    }
    await server.stop();
  };
}

/** The run's own role of the application on a server that was given. */
function onServer(ownerUrl: string) {
  return { ownerUrl, url: withNewRole(ownerUrl), stop: () => Promise.resolve() };
}

async function startThrowAway() {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(testClusterFolder(), testClusterPrefix));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings: throwAway });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The template, and the databases of workers and of single tests. */
async function dropAll(nodes: Nodes, template: string): Promise<void> {
  const client = new Client({ connectionString: nodes[0] });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  );
  await client.end();
  for (const { name } of rows) await dropDatabase(nodes, name);
}
