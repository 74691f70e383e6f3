import { sql } from 'kysely';
import { insertVideos } from '../../testing/content';
import { fullMember } from '../../testing/fullMember';
import { createTestServer, firstPeriod, noon, type TestSandbox, type TestServer } from '../../testing';
import { hasLaneShards } from '../../testing/lanePartitions';
import { creditAll } from '../ledger';
import { laneOf, prepareDatabase } from '.';

let server: TestServer & TestSandbox;

const owner = <Row>(statement: ReturnType<typeof sql<Row>>) => server.database.owner.statement(statement);
/** Members of as many lanes. */
const newMembers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => server.newMember(10_000)));

// Tables are in partitions of one PostgreSQL or spread over machines, and a database is one of both for ever.
(hasLaneShards ? describe.skip : describe)('lanes in hash partitions (decision 122)', () => {
  beforeAll(async () => {
    server = await createTestServer({ time: noon, ownDatabase: true, sandbox: true });
    await prepareDatabase(server.database, { lanePartitions: 4 });
    await server.database.transaction((transaction) => insertVideos(transaction, 'nature', 1));
  });
  // Asserts that the books are in order.
  afterAll(() => server.close());

  it('have the rows of a lane in one, of every month', async () => {
    const members = await newMembers(8);
    const game = await server.newGame();
    await server.tick();
    await Promise.all(
      members.map((memberId) =>
        server.place({ memberId, game, period: firstPeriod, betTypes: ['bi', 'sm'], stake: 10 }),
      ),
    );
    for (let step = 0; step < 4; step += 1) {
      server.later(20_000);
      await server.tick();
    }
    const places = await owner(sql<{ lane: number; parts: number; open: number }>`
      SELECT lane, count(DISTINCT regexp_replace(place::regclass::text, '^.*_l', ''))::integer AS parts,
        count(*) FILTER (WHERE open)::integer AS open
      FROM (
        SELECT lane, tableoid AS place, false AS open FROM accounts UNION ALL SELECT lane, tableoid, false FROM transfers
        UNION ALL SELECT lane, tableoid, false FROM entries UNION ALL SELECT lane, tableoid, status = 0 FROM orders
      ) AS rows GROUP BY lane`);
    expect(places.map(({ lane }) => lane)).toEqual(expect.arrayContaining(members.map(laneOf)));
    expect(places.filter(({ parts, open }) => parts !== 1 || open > 0)).toEqual([]);
  });

  it('have what a member has in one, of every table', async () => {
    const tables = (
      await owner(sql<{ name: string }>`
        SELECT relname AS name FROM pg_partitioned_table JOIN pg_class ON oid = partrelid
        WHERE partstrat = 'h' AND NOT relispartition ORDER BY 1`)
    ).map(({ name }) => name);
    expect(tables).toEqual([
      ...[
        'accounts',
        'bank_cards',
        'bank_file_lines',
        'fund_password_guesses',
        'play_control_log',
        'play_days',
      ],
      ...['play_limits', 'play_pauses', 'transfers', 'video_plays', 'withdrawal_approvals', 'withdrawals'],
    ]);
    const { id } = await fullMember(server);
    const rows = tables.map(
      (table) => sql`
        SELECT ${table} AS name, tableoid::regclass::text AS part FROM ${sql.table(table)} WHERE lane = ${laneOf(id)}`,
    );
    const parts = await owner(
      sql<{ name: string; part: string }>`${sql.join(rows, sql` UNION `)} ORDER BY 1`,
    );
    const [, part] = parts[0]!.part.split('accounts');
    expect(parts).toEqual(tables.map((name) => ({ name, part: `${name}${part}` })));
  });

  it('lose no credit of members in several of them who wait for each other', async () => {
    const members = await newMembers(6);
    const round = (ids: number[]) =>
      server.database.transaction((transaction) =>
        creditAll(transaction, {
          ...{ kind: 'bonus', reference: null, now: server.now() },
          credits: ids.map((memberId) => ({ memberId, amountMinor: 7, orderId: null })),
        }),
      );
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => round(turn % 2 ? members : members.toReversed())),
    );
    expect(await Promise.all(members.map((memberId) => server.balance(memberId)))).toEqual(
      members.map(() => 10_140),
    );
  });

  it('guard themselves, each', async () => {
    const parts = await owner(sql<{ name: string }>`
      SELECT relid::regclass::text AS name FROM unnest('{transfers,entries}'::regclass[]) whole, pg_partition_tree(whole)
      WHERE isleaf`);
    expect(parts.length).toBeGreaterThan(4);
    for (const { name } of parts)
      await expect(owner(sql`DELETE FROM ${sql.table(name)}`)).rejects.toMatchObject({ code: '23001' });
  });

  it('stay as they are, and are not made where somebody is', async () => {
    await prepareDatabase(server.database, { lanePartitions: 8 });
    expect(await owner(sql`SELECT lanes_of_month() AS lanes`)).toEqual([{ lanes: 4 }]);
    const whole = await createTestServer({ ownDatabase: true });
    try {
      await whole.newMember();
      const [made] = await whole.database.owner.statement(
        sql<{ lanes: number }>`SELECT lanes_of_month() AS lanes`,
      );
      if (made!.lanes === 0)
        await expect(prepareDatabase(whole.database, { lanePartitions: 4 })).rejects.toMatchObject({
          code: '23001',
        });
    } finally {
      await whole.close();
    }
  });
});
