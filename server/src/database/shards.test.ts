import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing';
import { hasLaneShards } from '../../testing/lanePartitions';
import type { Nodes } from '../../testing/nodes';
import { allLanes, prepareDatabase } from '.';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const onOneServer = (JSON.parse(process.env.MEMBERS_TEST_NODES!) as Nodes).length === 1;
const owner = <Row>(statement: ReturnType<typeof sql<Row>>) => database.owner.statement(statement);

describe('lanes on machines (decision 122)', () => {
  (onOneServer ? it : it.skip)('are refused in a sentence where there is no Citus', async () => {
    await expect(prepareDatabase(database, { laneShards: 4 })).rejects.toThrow(
      "the lanes can't be spread: the database was not given the extension citus",
    );
  });

  it('are moved together on one PostgreSQL, and by shards where they are spread, each lane in one of these', async () => {
    const groups = await database.laneGroups();
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(allLanes);
    if (!hasLaneShards) expect(groups).toHaveLength(1);
    else {
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.length).toBeLessThanOrEqual(Number(process.env.TEST_LANE_SHARDS));
    }
  });

  (hasLaneShards ? it : it.skip)('have the tables of money and play, and stay as they are', async () => {
    const spread = () =>
      owner(sql<{ name: string; shards: number }>`
        SELECT table_name::text AS name, shard_count::integer AS shards FROM citus_tables
        WHERE table_name IN ('accounts'::regclass, 'transfers'::regclass, 'entries'::regclass, 'orders'::regclass,
          'play_days'::regclass) AND citus_table_type = 'distributed' ORDER BY 1`);
    const tables = ['accounts', 'entries', 'orders', 'play_days', 'transfers'];
    const shards = Number(process.env.TEST_LANE_SHARDS);
    expect(await spread()).toEqual(tables.map((name) => ({ name, shards })));
    await prepareDatabase(database, { laneShards: 2 });
    await expect(prepareDatabase(database, { lanePartitions: 4 })).rejects.toThrow(
      "the lanes can't be put into partitions: they are spread over machines",
    );
    expect(await spread()).toEqual(tables.map((name) => ({ name, shards })));
  });
});

(hasLaneShards ? it : it.skip)(
  'the application empties where a withdrawal goes where they are spread, and never changes it',
  async () => {
    await database.statement(sql`
      INSERT INTO accounts (lane, kind, member_id, balance_minor) VALUES (1, 'member', 1, 0)`);
    await database.statement(sql`
      WITH transfer AS (
        INSERT INTO transfers (lane, kind, member_id, created_at) VALUES (1, 'withdrawal', 1, now()) RETURNING id
      )
      INSERT INTO withdrawals (lane, member_id, transfer_id, amount_minor, bank_code, card_number, holder, created_at, updated_at)
      SELECT 1, 1, id, 500, 'icbc', ${`0a1b2c3d:${'A'.repeat(48)}`}, 'Li Na', now(), now() FROM transfer`);
    const send = (to: string) =>
      database.statement(sql`
        UPDATE withdrawals SET card_number = ${to}, holder = ${to} WHERE lane = 1 AND member_id = 1
        RETURNING card_number, holder`);
    await expect(send('another')).rejects.toThrow('is emptied with its account, and never changed');
    expect(await send('')).toEqual([{ card_number: '', holder: '' }]);
  },
);

it('guards what is by lane against TRUNCATE by a trigger of its own, which parts on machines can have', async () => {
  const mixed = await owner(sql`
    SELECT tgrelid::regclass::text AS place, tgname AS name FROM pg_trigger
    WHERE NOT tgisinternal AND tgtype & 32 <> 0 AND tgtype & 28 <> 0
      AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = tgrelid AND attname = 'lane')`);
  expect(mixed).toEqual([]);
  const guarded = await owner(sql<{ name: string }>`
    SELECT tgrelid::regclass::text AS name FROM pg_trigger
    WHERE NOT tgisinternal AND tgtype & 32 <> 0 AND tgparentid = 0 AND tgrelid IN ('accounts'::regclass,
      'transfers'::regclass, 'entries'::regclass, 'orders'::regclass, 'play_control_log'::regclass) ORDER BY 1`);
  expect(guarded.map(({ name }) => name)).toEqual([
    ...['accounts', 'entries', 'orders', 'play_control_log', 'transfers'],
  ]);
});
