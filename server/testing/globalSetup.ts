import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/database/migrate';
import { startEmbeddedPostgres } from '../src/database/embedded';
import { readVariables } from '../src/variables';
import { removeLeftovers, testClusterPrefix } from './leftovers';
import { administer, withDatabase } from './administer';

/** Speed for clusters that live as long as one test run. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * One PostgreSQL for the run: that of TEST_DATABASE_URL, whose user must be allowed to create databases, or an
 * embedded one in a temporary directory. A migrated database becomes the template of every test file's own one.
 */
export default async function globalSetup(): Promise<void> {
  const { TEST_DATABASE_URL: given } = readVariables(process.env, ['TEST_DATABASE_URL']);
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startThrowAway();
  const template = `members_template_${randomBytes(4).toString('hex')}`;
  await administer(server.url, `CREATE DATABASE ${template}`);
  await migrate(withDatabase(server.url, template));
  process.env.MEMBERS_TEST_SERVER = server.url;
  process.env.MEMBERS_TEST_TEMPLATE = template;
  (globalThis as { stopTestServer?: () => Promise<void> }).stopTestServer = async () => {
    if (given) await administer(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function startThrowAway() {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), testClusterPrefix));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings: throwAway });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
