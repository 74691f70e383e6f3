import { sql } from 'kysely';
import { addPlayers } from '../../testing/load';
import { hasLaneShards } from '../../testing/lanePartitions';
import { allLanes, groupOf, laneCount, laneOf, lanesOf, type Database } from '../database';
import { balanceOf, reconcile } from '../ledger';
import type { Refusal } from '../i18n/refusal';
import type { GameRow } from './gameStore';
import { createPlacementQueue } from './placementQueue';
import { createTestServer, newKey, ordersOf, type TestOrder, type TestServer, noon } from '../../testing';

const period = '20261121-0721';
let server: TestServer;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  game = await server.newGame({ maxPayoutMinor: 2_000_000 });
  await server.tick();
});
afterAll(() => server.close());

const order = (memberId: number, rest: Partial<TestOrder> = {}): TestOrder => ({
  memberId,
  game,
  period,
  betTypes: ['bi', '11'],
  stake: 10,
  ...rest,
});
const outcomeOf = (order: TestOrder) =>
  server.place(order).then(
    () => 'placed',
    (error: Refusal) => error.key ?? 'failed',
  );
/** The transactions that wrote the members' orders; machines of Citus count theirs apart, and each is of one shard. */
const transactionsOf = async (memberIds: number[]) => {
  const { rows } = await sql<{ lane: number; transaction: string }>`
    SELECT DISTINCT lane, xmin::text AS transaction FROM orders WHERE member_id = ANY (${memberIds})`.execute(
    server.database.reader,
  );
  const groups = await server.database.laneGroups();
  return new Set(rows.map(({ lane, transaction }) => `${groupOf(groups, lane)} ${transaction}`)).size;
};

describe('bets that arrive together (call 12, D31)', () => {
  it('are placed by one transaction, or one of each shard on Citus, each refusal beside the others on its own', async () => {
    const closedGame = await server.newGame();
    const ids = await Promise.all(Array.from({ length: 8 }, () => server.newMember(4000)));
    const [first = 0, poor = 0, high = 0, late = 0, again = 0, reused = 0, closed = 0, last = 0] = ids;
    const [usedKey, otherKey] = [newKey(), newKey()];
    expect(await outcomeOf(order(again, { key: usedKey }))).toBe('placed');
    expect(await outcomeOf(order(reused, { key: otherKey }))).toBe('placed');

    const outcomes = await Promise.all(
      [
        order(first, { stake: 20 }),
        order(poor, { stake: 21 }),
        order(high, { betTypes: ['3'], stake: 95 }),
        order(late, { period: '20261121-0720' }),
        order(again, { key: usedKey }),
        order(reused, { key: otherKey, stake: 11 }),
        order(closed, { game: closedGame }),
        order(last, { stake: 20, key: newKey() }),
      ].map(outcomeOf),
    );

    expect(outcomes).toEqual([
      'placed',
      'insufficientForOrder',
      'aboveLimit',
      'periodClosed',
      'placed',
      'keyReused',
      'periodClosed',
      'placed',
    ]);
    const balances = await Promise.all(ids.map((id) => server.balance(id)));
    expect(balances).toEqual([0, 4000, 4000, 4000, 2000, 2000, 4000, 0]);
    const groups = await server.database.laneGroups();
    const together = new Set(lanesOf([first, last]).map((lane) => groupOf(groups, lane)));
    expect(await transactionsOf([first, last])).toBe(together.size);
    expect((await ordersOf(server, first)).map(({ bet_type }) => bet_type)).toEqual(['bi', '11']);
  });

  it('of one member are covered together by what the member has', async () => {
    const [memberId, other] = [await server.newMember(7000), await server.newMember(2000)];
    const outcomes = await Promise.all(
      [30, 20, 10, 5]
        .map((stake) => order(memberId, { stake }))
        .concat(order(other))
        .map(outcomeOf),
    );
    expect(outcomes).toEqual(['placed', 'insufficientForOrder', 'insufficientForOrder', 'placed', 'placed']);
    expect([await server.balance(memberId), await server.balance(other)]).toEqual([0, 0]);
  });

  it('with one key have one effect, whatever else comes with them', async () => {
    const [memberId, other] = [await server.newMember(9000), await server.newMember(4000)];
    const key = newKey();
    const outcomes = await Promise.all(
      [
        order(memberId, { key }),
        order(memberId, { key }),
        order(other, { key }),
        order(memberId, { key, stake: 11 }),
      ].map(outcomeOf),
    );
    expect(outcomes).toEqual(['placed', 'placed', 'placed', 'keyReused']);
    expect([await server.balance(memberId), await server.balance(other)]).toEqual([7000, 2000]);
  });

  it('survive one among them that the database can’t take', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => server.newMember(2000)));
    const [first, broken, last] = ids.map((id) => order(id)) as [TestOrder, TestOrder, TestOrder];
    expect(await Promise.all([first, { ...broken, period: '\0' }, last].map(outcomeOf))).toEqual([
      'placed',
      'failed',
      'placed',
    ]);
    expect(await Promise.all(ids.map((id) => server.balance(id)))).toEqual([0, 2000, 0]);
  });

  it('are all answered, in few transactions, however many they are', async () => {
    // In one statement: so many transactions at once could wait longer for a connection than the pool allows.
    const players = await addPlayers(server.database, { name: 'many', count: 300, balanceMinor: 4000 });
    const ids = players.map(({ id }) => id);
    const outcomes = await Promise.all([...ids, ...ids].map((id) => outcomeOf(order(id))));
    expect(new Set(outcomes)).toEqual(new Set(['placed']));
    // Of several groups: one of each for the first bets of its members, and one for their second ones.
    const { length: groups } = await server.database.laneGroups();
    expect(await transactionsOf(ids)).toBeLessThan(groups > 1 ? 2 * groups + 1 : 12);
    for (const id of ids) expect(await balanceOf(server.database.reader, id)).toBe(0);
    expect(await reconcile(server.database.reader)).toMatchObject({ discrepancies: [], entriesMinor: 0 });
  });

  it('are placed group by group where lanes are kept apart', async () => {
    const players = await addPlayers(server.database, { name: 'lanes', count: 130, balanceMinor: 4000 });
    const groups = hasLaneShards
      ? await server.database.laneGroups()
      : [[3, 5], [4], allLanes.filter((lane) => lane < 3 || lane > 5)];
    const place = createPlacementQueue({ ...server.database, laneGroups: () => Promise.resolve(groups) });
    const ofGroup = (group: number) =>
      players.map(({ id }) => id).filter((id) => groups[group]!.includes(laneOf(id)));
    const [one, other] = [ofGroup(0), ofGroup(1)];
    const placement = (memberId: number) => ({
      ...{ memberId, gameId: game.id, period, betTypes: ['bi' as const], stakeMinor: 1000 },
      ...{ idempotency: null, now: server.now() },
    });
    const placed = await Promise.all([...one, ...other].map((id) => place(placement(id))));
    expect(placed).toEqual([...one, ...other].map(() => true));
    expect([await transactionsOf(one), await transactionsOf(other)]).toEqual([1, 1]);
    expect(await transactionsOf([...one, ...other])).toBe(2);
  });
});

describe('a statement whose outcome is unknown', () => {
  it('is never run again: a lost connection is told to everybody who waited for it', async () => {
    let runs = 0;
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: undefined });
    const place = createPlacementQueue({
      ...server.database,
      statement: () => {
        runs += 1;
        return Promise.reject(lost);
      },
    } as Database);
    const ofOneLane = [1, 1 + laneCount, 1 + 2 * laneCount];
    const placements = ofOneLane.map((memberId) => ({
      memberId,
      gameId: game.id,
      period,
      betTypes: ['bi' as const],
      stakeMinor: 100,
      idempotency: null,
      now: server.now(),
    }));
    const outcomes = await Promise.allSettled(placements.map(place));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toBe(1);
  });
});
