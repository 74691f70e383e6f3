import { decodeData, type Envelope } from '@members/contract';
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
import { startApi, type TestApi } from '../../testing/lottery/api';
import { createLotteryRig, ordersOf, rigRelease, tamper, type LotteryRig } from '../../testing/lottery/rig';
import type { GameRow } from './gameStore';

const period = '20261121-0721';
let rig: LotteryRig;
let api: TestApi;
let game: GameRow;
beforeEach(async () => {
  rig = await createLotteryRig({ chunkSize: 7 });
  api = await startApi(rig);
  game = await rig.newGame();
  await tickAt('12:00:00');
});
afterEach(async () => {
  expect(rig.errors).toEqual([]);
  await api.close();
  await rig.close();
});

const tickAt = async (time: string) => {
  rig.setTime(`2026-11-21T${time}Z`);
  await rig.tick();
};
const outcomes = (steps: Step[]) => Object.fromEntries(steps.map((each) => [each.check, each.outcome]));
const envelope = async (path: string, memberId?: number) =>
  JSON.parse(await api.get(path, memberId)) as Envelope;
const round = async (of = period) =>
  readRoundRecord(decodeData((await envelope(`/verify/round?key=${game.key}&expect=${of}`)).data));
const receipt = async (memberId: number, id: number) =>
  readOrderReceipt(decodeData((await envelope(`/verify/order?id=${id}`, memberId)).data));

describe('the orders of a round', () => {
  it('are fixed in a tree at closing, before the beacon value exists, and each order finds itself in it', async () => {
    const members = await Promise.all(Array.from({ length: 9 }, () => rig.newMember(10_000)));
    for (const memberId of members)
      await rig.place({ memberId, game, period, betTypes: ['bi', 'si', '11'], stake: 10 });
    expect(await round()).toMatchObject({ commitment: null, gameReleaseHash: rigRelease });
    await tickAt('12:00:50');
    const closed = await round();
    expect(closed).toMatchObject({ status: 'closed', signature: null, dice: null });
    expect(closed.commitment).toMatchObject({ orderCount: 27, committedAt: '2026-11-21T12:00:50.000Z' });

    for (const memberId of members)
      for (const { id } of await ordersOf(rig, memberId)) {
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
      chain: 'notice',
      beaconRound: 'ok',
      signature: 'ok',
      dice: 'ok',
      commitment: 'ok',
    });
    for (const { id } of await ordersOf(rig, members[0]!))
      expect(verdictOf(verifyOrder(await receipt(members[0]!, id), drawn))).toBe('ok');
  });

  it('are fixed in one tree also where they take several reads', async () => {
    const memberId = await rig.newMember(10_000);
    await rig.place({ memberId, game, period, betTypes: ['bi'], stake: 10 });
    await tamper(
      rig,
      sql`INSERT INTO orders (transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at)
        SELECT transfer_id, game_id, period, member_id, bet_type, stake_minor, odds_hundredths, placed_at
        FROM orders, generate_series(1, 4000)`,
    );
    rig.setTime('2026-11-21T12:00:50Z');
    await rig.rounds.advance();
    const closed = await round();
    expect(closed.commitment).toMatchObject({ orderCount: 4001 });
    const ids = (await ordersOf(rig, memberId)).map(({ id }) => id);
    for (const id of [ids[0]!, ids[1999]!, ids[2000]!, ids[4000]!])
      expect(outcomes(verifyOrder(await receipt(memberId, id), closed)).tree).toBe('ok');
  });

  it('are fixed once by several processes', async () => {
    const memberId = await rig.newMember(10_000);
    await rig.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
    const errors: unknown[] = [];
    const process = () =>
      createRounds({ ...rig, onError: (error) => errors.push(error), chunkSize: undefined });
    rig.setTime('2026-11-21T12:00:50Z');
    await Promise.all([process(), process(), process()].map((each) => each.advance()));
    expect(errors).toEqual([]);
    expect((await round()).commitment).toMatchObject({ orderCount: 2 });
  });

  it('stay fixed: no other tree, none before closing, none over a part, and no draw without one', async () => {
    const memberId = await rig.newMember(10_000);
    await rig.place({ memberId, game, period, betTypes: ['bi'], stake: 10 });
    const insert = sql`
      INSERT INTO round_commitments SELECT game_id, period, 0, sha256(''), '', sha256(''), now() FROM rounds`;
    await expect(tamper(rig, insert)).rejects.toMatchObject({ constraint: 'round_commitments_time' });
    await tamper(rig, sql`UPDATE rounds SET status = 'closed', closed_at = now()`);
    await expect(tamper(rig, insert)).rejects.toMatchObject({ constraint: 'round_commitments_all' });
    await tamper(
      rig,
      sql`INSERT INTO beacon_values SELECT beacon_chain, beacon_round, decode(repeat('00', 48), 'hex'), now() FROM rounds`,
    );
    const draw = sql`UPDATE rounds SET status = 'drawn', dice = '{1,1,1}', drawn_at = now()`;
    await expect(tamper(rig, draw)).rejects.toMatchObject({ constraint: 'rounds_committed' });
    rig.setTime('2026-11-21T12:00:51Z');
    await rig.rounds.advance();
    await expect(tamper(rig, sql`UPDATE round_commitments SET root = sha256('x')`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(tamper(rig, sql`UPDATE orders SET blinding = gen_random_uuid()`)).rejects.toMatchObject({
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
    const [owner, other] = [await rig.newMember(10_000), await rig.newMember()];
    await rig.place({ memberId: owner, game, period, betTypes: ['bi'], stake: 10 });
    const [order] = await ordersOf(rig, owner);
    const path = `/verify/order?id=${order!.id}`;
    expect(await envelope(path, other)).toMatchObject({ code: 401, msg: 'Not found' });
    expect(await envelope(path)).toMatchObject({ code: 401, msg: '鉴权错误' });
    expect(await envelope('/verify/order?id=x', owner)).toMatchObject({ code: 401, msg: 'Not found' });
    expect((await receipt(owner, order!.id)).tree).toBeNull();
  });

  it('names the release that the client bet with, and none for what is no release', async () => {
    const memberId = await rig.newMember(10_000);
    const member = await api.as(memberId);
    const bet = { betTypes: ['bi'], stake: 10, gameId: game.id, memberId, period } as const;
    await member('placeOrder', bet, { 'x-release': '0.1.0+0a1b2c3d4e5f' });
    await member('placeOrder', bet, { 'x-release': '<script>' });
    await member('placeOrder', bet);
    const releases = (await ordersOf(rig, memberId)).map((order) => order.release_hash);
    expect(releases).toEqual(['0.1.0+0a1b2c3d4e5f', null, null]);
  });

  it('is found by the id that the member’s records carry', async () => {
    const memberId = await rig.newMember(10_000);
    await rig.place({ memberId, game, period, betTypes: ['18'], stake: 10 });
    const [order] = (await (await api.as(memberId))('orders')).answer!;
    expect((await receipt(memberId, order!.id!)).leaf).toMatchObject({ betType: '18', stakeMinor: 1000 });
  });
});

describe('an exported history', () => {
  it('holds the rounds whose bets are closed and is right by the stand-alone verifier', async () => {
    for (const time of ['12:00:59', '12:01:00', '12:01:59', '12:02:00', '12:02:50']) await tickAt(time);
    const text = await api.get(`/verify/history?key=${game.key}`);
    const lines = [];
    for await (const line of verifyHistory(text)) lines.push(line);
    expect(lines.map(({ record, verdict }) => [record?.roundNumber, verdict])).toEqual([
      [1, 'ok'],
      [2, 'ok'],
      [3, 'pending'],
    ]);
    expect(await api.get(`/verify/history?key=${game.key}&from=2`)).toBe(text.slice(text.indexOf('\n') + 1));
    expect(await api.get('/verify/history?key=none')).toBe('');
  });

  it('shows a void round with its reason', async () => {
    rig.beacon.fetch = () => Promise.resolve(null);
    await tickAt('12:00:50');
    rig.setTime('2026-11-22T12:01:00Z');
    await rig.tick();
    rig.errors.splice(0);
    const record = await round();
    expect(record).toMatchObject({
      status: 'void',
      voidReason: 'the beacon value was not obtainable within 24 hours',
    });
    expect(verdictOf(await verifyRound(record))).toBe('ok');
  });

  it('knows no other game or period', async () => {
    expect(await envelope('/verify/round?key=none&expect=1')).toMatchObject({ code: 401, msg: 'Not found' });
    expect(await envelope(`/verify/round?key=${game.key}&key=b`)).toMatchObject({ code: 401 });
  });
});
