import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { administer, withDatabase } from '../../../testing/administer';
import { migrate } from '../migrate';
import { migrationNames } from '.';

const server = process.env.MEMBERS_TEST_SERVER!;
const ladder = `members_ladder_${process.pid}`;
const rung = (index: number) => `${ladder}_${index}`;
/** At the newest migration in the end. */
const climbing = `${ladder}_climbing`;
type Row = Record<string, unknown>;

async function connected<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: withDatabase(server, database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables, columns, constraints, indexes, triggers and functions as PostgreSQL describes them. */
const schema = `SELECT 'column' AS kind, table_name || '.' || column_name AS name,
        concat_ws(' ', data_type, is_nullable, column_default, is_identity) AS definition
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'index', tablename || '.' || indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) || tgenabled::text
      FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function', proname, pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
    ORDER BY 1, 2, 3`;

const tables = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname NOT LIKE 'kysely_%' ORDER BY 1`;

async function rowsOf(client: Client): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  for (const { name } of (await client.query<{ name: string }>(tables)).rows)
    rows.set(name, (await client.query<Row>(`SELECT * FROM ${name}`)).rows);
  return rows;
}

/** Rows as a release of a migration could have had them, in its own schema: statements, one after another. */
function rowsAt(name: string): string[] {
  const file = join(__dirname, `${name}.rows.sql`);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/;\n/).filter(Boolean) : [];
}

let newest: unknown[];

/** The newest five and every fifth before them; the long form tries all. */
const rungs = migrationNames
  .map((name, index) => [name, index + 1] as const)
  .filter(([, index]) => process.env.LONG || index % 5 === 0 || index > migrationNames.length - 5);

/** A ladder: a rung is a database at one migration with the rows that it and those before it bring. */
beforeAll(async () => {
  await administer(server, `CREATE DATABASE ${climbing}`);
  for (const [index, name] of migrationNames.entries()) {
    await migrate(withDatabase(server, climbing), migrationNames.slice(0, index + 1));
    await connected(climbing, async (client) => {
      for (const statement of rowsAt(name)) await client.query(statement);
    });
    if (rungs.some(([, each]) => each === index + 1))
      await administer(server, `CREATE DATABASE ${rung(index + 1)} TEMPLATE ${climbing}`);
  }
  newest = await connected(climbing, async (client) => (await client.query(schema)).rows);
}, 120_000);
afterAll(async () => {
  for (const database of [climbing, ...rungs.map(([, index]) => rung(index))])
    await administer(server, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
}, 60_000);

test('every table has a row of the time of its migration (NNNN_name.rows.sql beside it)', async () => {
  const rows = await connected(climbing, rowsOf);
  expect([...rows].filter(([, found]) => found.length === 0).map(([table]) => table)).toEqual([]);
});

test.each(rungs)(
  'a database of %s comes to the newest schema with every row it had',
  async (_name, index) => {
    const before = await connected(rung(index), rowsOf);
    await migrate(withDatabase(server, rung(index)));
    await connected(rung(index), async (client) => {
      expect((await client.query(schema)).rows).toEqual(newest);
      const after = await rowsOf(client);
      for (const [table, rows] of before) {
        const now = after.get(table)!;
        const brought = (bringsRows[table] ?? []).filter(
          (from) => index <= migrationNames.indexOf(from),
        ).length;
        expect([table, now.length]).toEqual([table, rows.length + brought]);
        for (const row of rows) expect(now).toContainEqual(expect.objectContaining(carried(table, row)));
      }
      const { rows: sums } = await client.query(
        'SELECT coalesce(sum(amount_minor), 0)::integer AS sum FROM entries',
      );
      expect(sums).toEqual([{ sum: 0 }]);
    });
  },
  60_000,
);

test('a database on which they ran by number needs none of them again, and has the newest schema', async () => {
  const database = `${ladder}_by_number`;
  await administer(server, `CREATE DATABASE ${database}`);
  try {
    const url = withDatabase(server, database);
    const byNumber = [...migrationNames].sort();
    for (const [index, name] of byNumber.entries())
      expect(await migrate(url, byNumber.slice(0, index + 1))).toEqual([name]);
    expect(await migrate(url)).toEqual([]);
    await connected(database, async (client) => expect((await client.query(schema)).rows).toEqual(newest));
  } finally {
    await administer(server, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}, 60_000);

test('slips that were settled before members were told of any count as told, open ones do not (decision 96)', async () => {
  const database = `${ladder}_slips`;
  await administer(server, `CREATE DATABASE ${database} TEMPLATE ${climbing}`);
  try {
    const told = await connected(database, async (client) => {
      await client.query('SELECT prepare_months()');
      for (const statement of recentSlips) await client.query(statement);
      await client.query("DELETE FROM kysely_migration WHERE name = '0132_slips_before'");
      expect(await migrate(withDatabase(server, database))).toEqual(['0132_slips_before']);
      return client.query(`SELECT t.idempotency_key AS slip FROM slips_told JOIN transfers t ON t.id = slip_id
        WHERE t.created_at > now() - interval '1 day'`);
    });
    expect(told.rows).toEqual([{ slip: 'settled-slip' }]);
  } finally {
    await administer(server, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}, 60_000);

test('operators keep the rights that they had, by one role for each set', async () => {
  const had = ['audit.see', 'members.see', 'money.change'];
  const roles = await connected(climbing, (client) =>
    client.query(`SELECT operator, role, ARRAY(SELECT unnest(rights) ORDER BY 1) AS rights
      FROM operator_roles JOIN roles ON name = role WHERE role <> 'night shift' ORDER BY operator`),
  );
  expect(roles.rows).toEqual([
    { operator: 'ana', role: 'rights of ana', rights: had },
    { operator: 'bea', role: 'cashier', rights: had.slice(1) },
  ]);
});

/** Two slips of two orders each: one settled, one of which an order is open. */
const recentSlips = ['settled', 'open'].flatMap((name) => [
  `INSERT INTO transfers (kind, member_id, idempotency_key, input_hash, created_at)
    VALUES ('order', 10001, '${name}-slip', sha256('${name}'), now())`,
  ...['won', name].map(
    (state) => `INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor,
        odds_hundredths, placed_at, status, payout_minor, settled_at)
      SELECT max(id), 1, '20260102-0001', 10001, 'bi', 300, 195, now(),
        ${state === 'open' ? '0, NULL, NULL' : '1, 585, now()'} FROM transfers`,
  ),
]);

/** The migrations that bring a row of a table: system accounts, in every lane, and a role for whoever answers members. */
const bringsRows: Readonly<Record<string, readonly string[]>> = {
  accounts: ['0040_wallet', '0096_money_rules', ...Array<string>(4 * 63).fill('0174_lanes')],
  roles: ['0170_support_mail'],
};

/**
 * Migrations rename columns, take the folder from a value, put rights into roles and give roles more of them; all else
 * stays as it was.
 */
function carried(table: string, row: Row): Row {
  if (table === 'videos' && 'play_url' in row) {
    const { play_url: address, ...rest } = row;
    return { ...rest, clip_file: String(address).replace(/^.*\//, '') };
  }
  if (table === 'operators') {
    const { rights: _inRoles, ...rest } = row;
    return rest;
  }
  if (table === 'roles') return { ...row, rights: expect.arrayContaining(row.rights as string[]) as unknown };
  if (table === 'operator_sessions' && 'code_at' in row) {
    const { code_at: confirmedAt, ...rest } = row;
    return { ...rest, confirmed_at: confirmedAt };
  }
  return row;
}
