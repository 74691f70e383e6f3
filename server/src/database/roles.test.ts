import { Client } from 'pg';
import { administer } from '../../testing/administer';
import { createTestServer, noon, type TestServer } from '../../testing';
import { hasLaneShards } from '../../testing/lanePartitions';
import { prepareDatabase } from './migrate';
import { rights, type Right } from './tables/rights';

let server: TestServer;
let application: Client;
beforeAll(async () => {
  server = await createTestServer({ time: noon, ownDatabase: true });
  await prepareDatabase(server.database);
  application = new Client({ connectionString: server.database.url });
  await application.connect();
  const game = await server.newGame();
  const memberId = await server.newMember(100_000);
  await server.tick();
  await server.place({ memberId, game, period: '20261121-0721', betTypes: ['bi'], stake: 3 });
  for (const time of ['12:00:50', '12:01:00']) {
    server.setTime(`2026-11-21T${time}Z`);
    await server.tick();
  }
});
afterAll(async () => {
  await application.end();
  await server.close();
});

const ownerName = () => new URL(server.database.ownerUrl).username;
const appName = () => new URL(server.database.url).username;

describe('the application’s role', () => {
  test.each([
    ['changes a table', 'ALTER TABLE entries DROP COLUMN order_id'],
    ['drops a constraint', 'ALTER TABLE accounts DROP CONSTRAINT accounts_balance_not_negative'],
    ['switches triggers off', 'ALTER TABLE entries DISABLE TRIGGER ALL'],
    ['switches one trigger off', 'ALTER TABLE orders DISABLE TRIGGER orders_final'],
    ['drops a trigger', 'DROP TRIGGER entries_check ON entries'],
    ['replaces what a trigger asks', 'ALTER FUNCTION check_new_entries() RENAME TO asked_no_more'],
    ['passes by triggers', 'SET session_replication_role = replica'],
    ['changes an entry', 'UPDATE entries SET amount_minor = 5000000'],
    ['takes an entry out', 'DELETE FROM entries'],
    ['changes a transfer', "UPDATE transfers SET kind = 'win'"],
    ['takes a transfer out', 'DELETE FROM transfers'],
    ['moves an account to another member', 'UPDATE accounts SET member_id = 1'],
    ['takes a round out', 'DELETE FROM rounds'],
    ['moves the closing of a round', "UPDATE rounds SET closes_at = closes_at + interval '1 hour'"],
    ['changes the odds of a round', `UPDATE rounds SET odds = '{"bi": 9999}'`],
    ['takes an order out', 'DELETE FROM orders'],
    ['changes the stake of an order', 'UPDATE orders SET stake_minor = 1'],
    [
      'places an order that has won',
      `INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, status,
         payout_minor, placed_at, settled_at)
       SELECT transfer_id, game_id, period, member_id, 'bi', 100, 200, 1, 200, placed_at, now() FROM orders`,
    ],
    ['changes a commitment', "UPDATE round_commitments SET root = decode(repeat('00', 32), 'hex')"],
    ['takes a commitment out', 'DELETE FROM round_commitments'],
    ['changes a beacon’s value', "UPDATE beacon_values SET signature = decode(repeat('00', 48), 'hex')"],
    ['changes a beacon’s key', "UPDATE beacons SET public_key = ''"],
    ['changes the log of operators', "UPDATE operator_log SET operator = 'somebody'"],
    ['cuts the log of operators', 'DELETE FROM operator_log'],
    ['takes a notice of a payment out', 'DELETE FROM payment_notices'],
    ['changes the amount of a recharge', 'UPDATE recharges SET amount_minor = 5000000'],
    // On machines the role empties it for the owner's trigger; that it changes none is tested with `spreadLanes`.
    ...(hasLaneShards
      ? []
      : [['changes the card of a withdrawal', "UPDATE withdrawals SET card_number = '62220200'"]]),
    ['takes an approval back', 'DELETE FROM withdrawal_approvals'],
    ['empties a table', 'TRUNCATE entries'],
    ['empties the log of operators', 'TRUNCATE operator_log'],
    ['drops a table', 'DROP TABLE entries CASCADE'],
    ['drops the schema', 'DROP SCHEMA public CASCADE'],
    ['makes a table', 'CREATE TABLE public.mine (id integer)'],
    [
      'makes a temporary table to stand before another',
      'CREATE TEMPORARY TABLE transfers (id bigint, kind text)',
    ],
    ['makes a schema', 'CREATE SCHEMA mine'],
    ['makes a function', "CREATE FUNCTION public.mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'"],
    ['says which migrations ran', 'DELETE FROM kysely_migration'],
    ['runs a program', "COPY members TO PROGRAM 'cat > /tmp/members'"],
    ['reads a file of the server', "COPY violations (remote) FROM '/etc/passwd'"],
    ['makes a role', 'CREATE ROLE another SUPERUSER'],
    ['changes settings of all', 'ALTER SYSTEM SET fsync = off'],
  ])('never %s', async (_, statement) => {
    await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('does not become the owner, nor gives itself a right', async () => {
    await expect(application.query(`SET ROLE ${ownerName()}`)).rejects.toMatchObject({ code: '42501' });
    await expect(application.query(`GRANT ${ownerName()} TO ${appName()}`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(application.query(`ALTER ROLE ${appName()} SUPERUSER`)).rejects.toMatchObject({
      code: '42501',
    });
    // PostgreSQL answers with a warning, and gives nothing.
    await application.query(`GRANT ALL ON entries TO ${appName()}`);
    await expect(application.query('UPDATE entries SET amount_minor = 1')).rejects.toMatchObject({
      code: '42501',
    });
  });
});

test('every table of the database has its rights declared, and no right is declared for another', async () => {
  const { rows } = await application.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname NOT LIKE 'kysely_%'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(rights).sort());
});

/** Beside what is declared, where tables are spread: defaults, which the coordinator works out by this role, and erasing. */
const givenOnMachines: Record<string, Partial<Record<string, readonly string[]>>> = hasLaneShards
  ? {
      accounts: { INSERT: ['id'] },
      entries: { INSERT: ['id'] },
      orders: { INSERT: ['id', 'status', 'blinding'] },
      transfers: { INSERT: ['id'] },
      withdrawals: { INSERT: ['id', 'state', 'reason'], UPDATE: ['card_number', 'holder'] },
    }
  : {};

test('the role has what is declared and nothing else', async () => {
  const { rows } = await application.query<{
    table: string;
    privilege: string;
    columns: string[];
    all: string[];
  }>(`
    SELECT c.relname AS table, p.privilege, array_agg(a.attname::text) AS all,
      coalesce(array_agg(a.attname::text) FILTER (WHERE has_column_privilege(c.oid, a.attnum, p.privilege)), '{}') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped,
      (VALUES ('INSERT'), ('UPDATE')) AS p (privilege)
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT relispartition AND c.relname NOT LIKE 'kysely_%'
    GROUP BY 1, 2`);
  const declared = (table: string, privilege: string, all: readonly string[]) => {
    const right = (rights as Record<string, Right>)[table]!;
    const columns = privilege === 'INSERT' ? right.insert : right.update;
    if (columns === 'all columns') return all;
    return [...(columns ?? []), ...(givenOnMachines[table]?.[privilege] ?? [])];
  };
  expect(rows.map(({ table, privilege, columns }) => [table, privilege, columns.toSorted()])).toEqual(
    rows.map(({ table, privilege, all }) => [table, privilege, declared(table, privilege, all).toSorted()]),
  );
  const deletable = await application.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND has_table_privilege(oid, 'DELETE')`);
  const declaredDeletable = Object.entries<Right>(rights).flatMap(([table, right]) =>
    right.delete ? [table] : [],
  );
  expect(deletable.rows.map(({ name }) => name).sort()).toEqual(declaredDeletable.sort());
});

describe('granting', () => {
  const as = (url: string, role: string) => {
    const address = new URL(url);
    address.username = role;
    address.password = 'word';
    return address.toString();
  };

  test('makes a role of reads that writes nothing', async () => {
    const { ownerUrl, url } = server.database;
    const role = `members_read_${process.pid}`;
    const readUrl = as(url, role);
    await prepareDatabase({ ownerUrl, url, readUrl });
    const reader = new Client({ connectionString: readUrl });
    await reader.connect();
    try {
      expect((await reader.query('SELECT FROM entries')).rowCount).toBeGreaterThan(0);
      await expect(reader.query("INSERT INTO invite_codes (code) VALUES ('x')")).rejects.toMatchObject({
        code: '42501',
      });
    } finally {
      await reader.end();
      await administer(ownerUrl, `DROP OWNED BY ${role}`);
      await administer(ownerUrl, `DROP ROLE ${role}`);
    }
  });

  test('takes back what somebody gave to the role', async () => {
    await administer(server.database.ownerUrl, `GRANT DELETE ON entries TO ${appName()}`);
    await prepareDatabase(server.database);
    await expect(application.query('DELETE FROM entries')).rejects.toMatchObject({ code: '42501' });
  });

  test('refuses a role that can do what the owner can', async () => {
    const { ownerUrl, url } = server.database;
    const role = `members_mighty_${process.pid}`;
    await administer(ownerUrl, `CREATE ROLE ${role} SUPERUSER LOGIN`);
    try {
      await expect(prepareDatabase({ ownerUrl, url: as(url, role) })).rejects.toThrow(
        `The role ${role} of DATABASE_URL is a superuser`,
      );
    } finally {
      await administer(ownerUrl, `DROP ROLE ${role}`);
    }
  });
});
