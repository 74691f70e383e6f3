import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database } from '../src/database';
import { withDatabase } from './administer';
import { createDatabase, createEmptyDatabase, dropDatabase, type Nodes } from './nodes';

/** Opened by the application's role, as servers open it. */
export interface TestDatabase extends Database {
  /** The application's address. */
  url: string;
  ownerUrl: string;
  /** By the owner: for tests that set up or break what the application's role can't. */
  owner: Database;
}

export interface TestDatabaseOptions {
  /** Connections for transactions, and as many again for reads. */
  max?: number;
  /** One of its own instead of the worker's: for a second one in a test, or where the schema is changed. */
  own?: boolean;
  /** One of its own in which no migration ran. */
  empty?: boolean;
}

/** What the migrations write into a database: rows of tables by their names, and where sequences stand. */
export interface FirstRows {
  rows: Readonly<Record<string, readonly unknown[]>>;
  sequences: Readonly<Record<string, { value: number; called: boolean }>>;
}

let sharedIsOpen = false;

/**
 * A migrated database on the run's PostgreSQL, empty but for what the migrations write. It is that of the jest worker,
 * emptied now, unless `own` asks for another. Close it in `afterAll`.
 *
 *     const database = await createTestDatabase();
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { max = 10, empty = false, own = empty } = options;
  const {
    MEMBERS_TEST_SERVER: server,
    MEMBERS_TEST_APPLICATION: application,
    MEMBERS_TEST_TEMPLATE: template,
  } = process.env;
  if (!server || !application || !template)
    throw new Error('There is no test database: run the tests through jest.config.mjs.');
  if (!own && sharedIsOpen)
    throw new Error('The database of this worker is in use: close it, or ask for another by `own`.');
  const name = own
    ? `${template}_own_${randomBytes(6).toString('hex')}`
    : `${template}_worker_${process.env.JEST_WORKER_ID}`;
  const ownerUrl = withDatabase(server, name);
  const url = withDatabase(application, name);
  const nodes = JSON.parse(process.env.MEMBERS_TEST_NODES!) as Nodes;
  if (empty) await createEmptyDatabase(nodes, name);
  else if (own || !(await emptied(ownerUrl))) await createDatabase(nodes, name, template);
  if (!own) sharedIsOpen = true;
  const database = openDatabase(url, { max, prepared: true });
  const owner = openDatabase(ownerUrl, { max: 2 });
  return {
    ...database,
    url,
    ownerUrl,
    owner,
    close: async () => {
      await Promise.all([database.close(), owner.close()]);
      if (own) await dropDatabase(nodes, name);
      else sharedIsOpen = false;
    },
  };
}

/** Brings a database back to its first rows, whoever still uses it. False where there is none yet. */
async function emptied(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: unknown }).code === '3D000') return false;
    throw error;
  }
  try {
    const { rows, sequences } = JSON.parse(process.env.MEMBERS_TEST_FIRST_ROWS!) as FirstRows;
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    // With Citus the setting that follows goes to every node; elsewhere this is a name without a meaning.
    await client.query('SET citus.propagate_set_commands = local');
    // Without triggers, which keep what is booked, and without foreign keys, so that the order does not matter.
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    const tables = await tablesOf(client);
    await client.query(tables.map((table) => `DELETE FROM ${table}`).join(';'));
    for (const [table, first] of Object.entries(rows))
      await client.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(first)],
      );
    for (const [sequence, { value, called }] of Object.entries(sequences))
      await client.query('SELECT setval($1, $2, $3)', [sequence, value, called]);
    await client.query('COMMIT');
    return true;
  } finally {
    await client.end();
  }
}

/** All tables but those that tell which migrations ran. */
async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname NOT LIKE 'kysely_%'`,
  );
  return rows.map(({ name }) => name);
}

/** Read once from the template, for `createTestDatabase`. */
export async function readFirstRows(url: string): Promise<FirstRows> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows: Record<string, readonly unknown[]> = {};
    for (const table of await tablesOf(client)) {
      const found = await client.query<{ row: unknown }>(`SELECT to_json(t) AS row FROM ${table} t`);
      if (found.rows.length > 0) rows[table] = found.rows.map(({ row }) => row);
    }
    const sequences = await client.query<{ name: string; value: string; called: boolean }>(
      `SELECT quote_ident(sequencename) AS name, coalesce(last_value, start_value) AS value,
        last_value IS NOT NULL AS called FROM pg_sequences WHERE schemaname = 'public'`,
    );
    return {
      rows,
      sequences: Object.fromEntries(
        sequences.rows.map(({ name, value, called }) => [name, { value: Number(value), called }]),
      ),
    };
  } finally {
    await client.end();
  }
}
