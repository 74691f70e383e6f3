import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '../src/database';
import { administer, withDatabase } from './administer';

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A migrated, empty database of its own on the run's PostgreSQL. Close it in `afterAll`: that drops it too.
 *
 *     const database = await createTestDatabase();
 */
export async function createTestDatabase({ max = 10 } = {}): Promise<TestDatabase> {
  const { MEMBERS_TEST_SERVER: server, MEMBERS_TEST_TEMPLATE: template } = process.env;
  if (!server || !template)
    throw new Error('There is no test database: run the tests through jest.config.mjs.');
  const name = `members_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = withDatabase(server, name);
  const database = openDatabase(url, { max });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
