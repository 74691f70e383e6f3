import { randomUUID } from 'node:crypto';
import { decodeData } from '@members/contract';
import {
  readOrderReceipt,
  readRoundRecord,
  verdictOf,
  verifyHistory,
  verifyOrder,
  verifyRound,
  type Step,
} from '@members/verifier';
import { sql } from 'kysely';
import { createRounds } from './rounds';
import type { GameRow } from './gameStore';
import {
  sessionHeaders,
  createTestServer,
  gameRelease,
  ordersOf,
  tamper,
  type TestServer,
  noon,
} from '../../testing';

const period = '20261121-0721';
let server: TestServer;
let game: GameRow;
beforeEach(async () => {
  server = await createTestServer({ time: noon, beacon: 'local', chunkSize: 7 });
  game = await server.newGame();
  await tickAt('12:00:00');
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const tickAt = async (time: string) => {
  server.setTime(`2026-11-21T${time}Z`);
  await server.tick();
};
const outcomes = (steps: Step[]) => Object.fromEntries(steps.map((each) => [each.check, each.outcome]));
const envelope = async (path: string, memberId?: number) => {
  const headers = memberId === undefined ? {} : sessionHeaders(await server.sessionOf(memberId));
  return server.send('GET', path, { headers });
};
const round = async (of = period) =>
  readRoundRecord(decodeData((await envelope(`/verify/round?key=${game.key}&expect=${of}`)).data));
const receipt = async (memberId: number, id: number) =>
  readOrderReceipt(decodeData((await envelope(`/verify/order?id=${id}`, memberId)).data));

describe('the orders of a round', () => {
  it('are fixed in a tree at closing, before the beacon value exists, and each order finds itself in it', async () => {
    const members = await Promise.all(Array.from({ length: 9 }, () => server.newMember(10_000)));
    for (const memberId of members)
      await server.place({ memberId, game, period, betTypes: ['bi', 'si', '11'], stake: 10 });
    expect(await round()).toMatchObject({ commitment: null, gameReleaseHash: gameRelease });
    await tickAt('12:00:50');
    const closed = await round();
    expect(closed).toMatchObject({ status: 'closed', signature: null, dice: null });
    expect(closed.commitment).toMatchObject({ orderCount: 27, committedAt: '2026-11-21T12:00:50.000Z' });

    for (const memberId of members)
      for (const { id } of await ordersOf(server, memberId)) {
        const steps = verifyOrder(await receipt(memberId, id), closed);
        expect(outcomes(steps)).toEqual({
          leaf: 'ok',
          owner: 'ok',
          odds: 'ok',
          tree: 'ok',
          payout: 'pending',
        });
      }

    await tickAt('12:00:59');
    await tickAt('12:01:00');
    const drawn = await round();
    expect(drawn.commitment).toEqual(closed.commitment);
    expect(outcomes(await verifyRound(drawn))).toEqual({
      chain: 'note',
      beaconRound: 'ok',
      signature: 'ok',
      dice: 'ok',
      commitment: 'ok',
    });
    for (const { id } of await ordersOf(server, members[0]!))
      expect(verdictOf(verifyOrder(await receipt(members[0]!, id), drawn))).toBe('ok');
  });

  it('are fixed in one tree also where they take several reads', async () => {
    const memberId = await server.newMember(10_000);
    await server.place({ memberId, game, period, betTypes: ['bi'], stake: 10 });
    await tamper(
      server,
      sql`INSERT INTO orders (lane, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
        SELECT lane, transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at
        FROM orders, generate_series(1, 4000)`,
    );
    server.setTime('2026-11-21T12:00:50Z');
    await server.rounds.advance();
    const closed = await round();
    expect(closed.commitment).toMatchObject({ orderCount: 4001 });
    const ids = (await ordersOf(server, memberId)).map(({ id }) => id);
    for (const id of [ids[0]!, ids[1999]!, ids[2000]!, ids[4000]!])
      expect(outcomes(verifyOrder(await receipt(memberId, id), closed)).tree).toBe('ok');
  });

  it('are fixed once by several processes', async () => {
    const memberId = await server.newMember(10_000);
    await server.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
    const errors: unknown[] = [];
    const process = () =>
      createRounds({ ...server, onError: (error) => errors.push(error), chunkSize: undefined });
    server.setTime('2026-11-21T12:00:50Z');
    await Promise.all([process(), process(), process()].map((each) => each.advance()));
    expect(errors).toEqual([]);
    expect((await round()).commitment).toMatchObject({ orderCount: 2 });
  });

  it('stay fixed: no other tree, none before closing, none over a part, and no draw without one', async () => {
    const memberId = await server.newMember(10_000);
    await server.place({ memberId, game, period, betTypes: ['bi'], stake: 10 });
    const insert = sql`
      INSERT INTO round_commitments SELECT game_id, period, 0, sha256(''), '', sha256(''), now() FROM rounds`;
    await expect(tamper(server, insert)).rejects.toMatchObject({ constraint: 'round_commitments_time' });
    await tamper(server, sql`UPDATE rounds SET status = 'closed', closed_at = now()`);
    await expect(tamper(server, insert)).rejects.toMatchObject({ constraint: 'round_commitments_all' });
    await tamper(
      server,
      sql`INSERT INTO beacon_values SELECT beacon_chain, beacon_round, decode(repeat('00', 48), 'hex'), now() FROM rounds`,
    );
    const draw = sql`UPDATE rounds SET status = 'drawn', dice = '{1,1,1}', drawn_at = now()`;
    await expect(tamper(server, draw)).rejects.toMatchObject({ constraint: 'rounds_committed' });
    server.setTime('2026-11-21T12:00:51Z');
    await server.rounds.advance();
    await expect(tamper(server, sql`UPDATE round_commitments SET root = sha256('x')`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(tamper(server, sql`UPDATE orders SET blinding = ${randomUUID()}`)).rejects.toMatchObject({
      code: '23001',
    });
  });

  it('of a round without any are a tree of none', async () => {
    await tickAt('12:00:50');
    expect((await round()).commitment).toMatchObject({
      orderCount: 0,
      root: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    });
  });
});

describe('the receipt of an order', () => {
  it('is for its member alone, and for nobody without a session', async () => {
    const [owner, other] = [await server.newMember(10_000), await server.newMember()];
    await server.place({ memberId: owner, game, period, betTypes: ['bi'], stake: 10 });
    const [order] = await ordersOf(server, owner);
    const path = `/verify/order?id=${order!.id}`;
    expect(await envelope(path, other)).toMatchObject({ code: 401, msg: 'Not found' });
    expect(await envelope(path)).toMatchObject({ code: 401, msg: '鉴权错误' });
    expect(await envelope('/verify/order?id=x', owner)).toMatchObject({ code: 401, msg: 'Not found' });
    expect((await receipt(owner, order!.id)).tree).toBeNull();
  });

  it('names the release that the client bet with, and none for what is no release', async () => {
    const memberId = await server.newMember(10_000);
    const member = await server.as(memberId);
    const bet = { betTypes: ['bi'], stake: 10, gameId: game.id, memberId, period } as const;
    await member('placeOrder', bet, { 'x-release': '0.1.0+0a1b2c3d4e5f' });
    await member('placeOrder', bet, { 'x-release': '<script>' });
    await member('placeOrder', bet);
    const releases = (await ordersOf(server, memberId)).map((order) => order.release_hash);
    expect(releases).toEqual(['0.1.0+0a1b2c3d4e5f', null, null]);
  });

  it('is found by the id that the member’s records carry', async () => {
    const memberId = await server.newMember(10_000);
    await server.place({ memberId, game, period, betTypes: ['18'], stake: 10 });
    const [order] = (await (await server.as(memberId))('orders')).answer!;
    expect((await receipt(memberId, order!.id!)).leaf).toMatchObject({ betType: '18', stakeMinor: 1000 });
  });
});

describe('an exported history', () => {
  it('holds the rounds whose bets are closed and is right by the stand-alone verifier', async () => {
    for (const time of ['12:00:59', '12:01:00', '12:01:59', '12:02:00', '12:02:50']) await tickAt(time);
    const text = await server.text(`/verify/history?key=${game.key}`);
    const lines = [];
    for await (const line of verifyHistory(text)) lines.push(line);
    expect(lines.map(({ record, verdict }) => [record?.roundNumber, verdict])).toEqual([
      [1, 'ok'],
      [2, 'ok'],
      [3, 'pending'],
    ]);
    expect(await server.text(`/verify/history?key=${game.key}&from=2`)).toBe(
      text.slice(text.indexOf('\n') + 1),
    );
    expect(await server.text('/verify/history?key=none')).toBe('');
  });

  it('shows a void round with its reason', async () => {
    server.beacon.fetch = () => Promise.resolve(null);
    await tickAt('12:00:50');
    server.setTime('2026-11-22T12:01:00Z');
    await server.tick();
    server.errors.splice(0);
    const record = await round();
    expect(record).toMatchObject({
      status: 'void',
      voidReason: 'the beacon value was not obtainable within 24 hours',
    });
    expect(verdictOf(await verifyRound(record))).toBe('void');
  });

  it('knows no other game or period', async () => {
    expect(await envelope('/verify/round?key=none&expect=1')).toMatchObject({ code: 401, msg: 'Not found' });
    expect(await envelope(`/verify/round?key=${game.key}&key=b`)).toMatchObject({ code: 401 });
  });
});
