import { sql, type RawBuilder } from 'kysely';
import { createTestServer, fundPassword, noon, type TestSandbox, type TestServer } from '../../testing';
import { hasLanePartitions } from '../../testing/lanePartitions';
import { createReview } from '../withdrawals';
import { laneOf } from '.';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

/** It can't go on where lanes are partitions. */
const ofReleaseBefore = hasLanePartitions ? it.skip : it;

const owner = <Row>(statement: RawBuilder<Row>) => server.database.owner.statement(statement);

/** By which a row is found where nobody says whose it is, or which keep something from being booked twice. */
const withoutLane = ['recharges_pkey', 'recharges_reference', 'sessions_pkey', 'uploads_name_key'];
const bookedOnce = ['transfers_once', 'transfers_once_by_office'];

it('begins every key of a table that has it, but those that find a row without its member (decision 122)', async () => {
  const keys = await owner(sql<{ name: string }>`
    SELECT indexrelid::regclass::text AS name FROM pg_index
    JOIN pg_attribute ON attrelid = indrelid AND attname = 'lane'
    WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND NOT relispartition)
      AND indisunique AND indkey[0] <> attnum ORDER BY 1`);
  expect(keys.map(({ name }) => name).toSorted()).toEqual(
    [...withoutLane, ...(hasLanePartitions ? [] : bookedOnce)].toSorted(),
  );
});

/** The lanes in which a member has rows, by table. */
async function laneOfEach(tables: readonly string[], memberId: number) {
  const lanes = tables.map(
    (table) => sql`SELECT ${table} AS name, lane FROM ${sql.table(table)} WHERE member_id = ${memberId}`,
  );
  return owner(sql<{ name: string; lane: number }>`${sql.join(lanes, sql` UNION `)} ORDER BY 1`);
}

it('is that of the member in every row that the server writes', async () => {
  const member = await server.signUp({ balanceMinor: 100_000, card: true });
  await server.recharge(member, '100');
  await server.call('withdraw', { amount: '10', fundPassword: '000000' }, { session: member });
  const tables = ['bank_cards', 'fund_password_guesses', 'recharges', 'sessions'];
  expect(await laneOfEach(tables, member.memberId)).toEqual(
    tables.map((name) => ({ name, lane: laneOf(member.memberId) })),
  );
});

describe('what names a withdrawal', () => {
  let withdrawal: { id: number; lane: number };
  beforeAll(async () => {
    const member = await server.signUp({ balanceMinor: 100_000, card: true });
    await server.call('withdraw', { amount: '10', fundPassword }, { session: member });
    const review = createReview(server);
    const { id } = (await review.list()).find(({ memberId }) => memberId === member.memberId)!;
    await review.approve({ id, ...server.act('ana') });
    withdrawal = { id, lane: laneOf(member.memberId) };
  });

  it('lies in its lane, and nowhere else', async () => {
    const { id, lane } = withdrawal;
    const approvals = sql`SELECT lane FROM withdrawal_approvals WHERE withdrawal_id = ${id}`;
    expect(await owner(approvals)).toEqual([{ lane }]);
    await expect(
      owner(sql`INSERT INTO withdrawal_approvals VALUES (${id}, 'bea', now(), ${(lane + 1) % 64})`),
    ).rejects.toMatchObject({ code: '23503' });
  });

  ofReleaseBefore('gets its lane by a statement of the release before', async () => {
    const { id, lane } = withdrawal;
    const [approval] = await owner(
      sql`INSERT INTO withdrawal_approvals VALUES (${id}, 'cay', now()) RETURNING lane`,
    );
    expect(approval).toEqual({ lane });
  });
});

/** Statements of the release before name no lane. */
const rows: readonly [string, (memberId: number, lane: number | null) => RawBuilder<unknown>][] = [
  [
    'fund_password_guesses',
    (id, lane) => sql`
      INSERT INTO fund_password_guesses (lane, member_id, wrong, last_wrong_at) VALUES (${lane}, ${id}, 1, now())`,
  ],
  [
    'recharges',
    (id, lane) => sql`
      INSERT INTO recharges (lane, member_id, provider, reference, channel, amount_minor, currency, created_at, expires_at)
      VALUES (${lane}, ${id}, 'cash', ${`of ${id}`}, 'Cash', 100, 'XTS', now(), now())`,
  ],
  [
    'sessions',
    (id, lane) => sql`
      INSERT INTO sessions (lane, token_hash, member_id, address, created_at, last_seen_at, expires_at)
      VALUES (${lane}, sha256(${`of ${id}`}), ${id}, '::1', now(), now(), now() + interval '1 day')`,
  ],
  [
    'uploads',
    (id, lane) => sql`
      INSERT INTO uploads (lane, name, member_id, webp, created_at)
      VALUES (${lane}, ${String(id).padEnd(22, '-')}, ${id}, 'picture', now())`,
  ],
];

describe.each(rows)('a row of %s', (table, insert) => {
  it('in the lane of another member is refused', async () => {
    const memberId = await server.newMember();
    await expect(owner(insert(memberId, (laneOf(memberId) + 1) % 64))).rejects.toMatchObject({
      code: '23514',
    });
  });

  ofReleaseBefore('of the release before gets the lane of its member', async () => {
    const memberId = await server.newMember();
    await owner(insert(memberId, null));
    expect(await laneOfEach([table], memberId)).toEqual([{ name: table, lane: laneOf(memberId) }]);
  });
});
