import { betTypes, publicOdds, type Odds } from '@members/contract';
import { oddsForReturn } from '@members/office-contract';
import { reconcile } from '../reconciliation';
import {
  createTestOffice,
  createTestServer,
  noon,
  ordersOf,
  roundOf,
  testLogKey,
  type TestOffice,
  type TestServer,
} from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const reason = 'a test';
const oddsAt = (percent: number) =>
  Object.fromEntries(betTypes.map((type) => [type, oddsForReturn(type, percent * 100)])) as Odds;
const linesOn = async (kind: string) => (await office.call('logLines', { kind })).answer.rows;
const tickAt = (time: string) => {
  server.setTime(`2026-11-21T${time}Z`);
  return server.tick();
};

describe('the odds of a game (OFC-63)', () => {
  it('hold from the next round that opens; the one that is open keeps those that it opened with', async () => {
    const game = await server.newGame();
    await tickAt('13:00:00');
    expect(
      await office.callByTwo('setOdds', { key: game.key, version: 1, odds: oddsAt(96), reason }),
    ).toBeNull();
    expect(await roundOf(server, game, '20261121-0781')).toMatchObject({ odds: publicOdds });
    const member = await server.signUp({ balanceMinor: 100_000 });
    await server.place({
      ...{ game, period: '20261121-0781', memberId: member.memberId, betTypes: ['bi', 'sm'], stake: 10 },
    });
    await tickAt('13:01:01');
    expect((await ordersOf(server, member.memberId)).map((each) => each.payout_minor).sort()).toEqual([
      0, 1950,
    ]);
    expect(await roundOf(server, game, '20261121-0782')).toMatchObject({ odds: oddsAt(96), number: 2 });
    const { answer } = await office.call('game', { key: game.key });
    expect(answer).toMatchObject({
      odds: oddsAt(96),
      oddsVersions: [
        { version: 2, fromNumber: 2, proposedBy: 'ana', setBy: 'bob', reason },
        { version: 1, fromNumber: 1, odds: publicOdds, setBy: '' },
      ],
    });
    expect((await linesOn('odds set'))[0]).toMatchObject({
      ...{ operator: 'bob', subject: `game ${game.key}` },
      details: { proposedBy: 'ana', reason, fromNumber: 2, before: { bi: 1.95 }, after: { bi: 1.92 } },
    });
    const { reader } = server.database;
    const asked = { reader, providers: [], beacon: server.beacon, now: server.now(), logKey: testLogKey };
    expect(
      (await reconcile({ ...asked, days: 1, roundDays: null })).filter((each) => !/^Recharge/.test(each)),
    ).toEqual([]);
  });

  it('are refused where somebody has changed them meanwhile, also to the second of two', async () => {
    const { key } = await server.newGame();
    const change = { key, version: 1, odds: oddsAt(96), reason };
    const first = (await office.call('setOdds', change, { name: 'ana' })).proposal!;
    expect(await office.callByTwo('setOdds', { ...change, odds: oddsAt(97) })).toBeNull();
    for (const { refusal } of [
      await office.call('confirmProposal', { id: first }, { name: 'bob' }),
      await office.call('setOdds', change),
    ])
      expect(refusal).toMatchObject({ key: 'changedMeanwhile', values: { operator: 'bob' } });
    const same = { ...change, version: 2, odds: oddsAt(97) };
    expect((await office.call('setOdds', same)).refusal?.key).toBe('oddsSame');
    const none = { ...change, key: 'none' };
    expect((await office.call('setOdds', none)).refusal?.key).toBe('missing');
  });

  it('are bound by the floor, which takes two people and is never below a half', async () => {
    const { key } = await server.newGame();
    const change = { key, version: 1, odds: oddsAt(85), reason };
    expect((await office.call('setOdds', change)).refusal?.key).toBe('oddsBelowFloor');
    expect((await office.call('setReturnFloor', { floorHundredths: 4_999, reason })).refusal?.key).toBe(
      'illegal',
    );
    expect(await office.callByTwo('setReturnFloor', { floorHundredths: 8_000, reason })).toBeNull();
    expect((await office.call('returnFloor', {})).answer).toEqual({ floorHundredths: 8_000 });
    expect(await office.callByTwo('setOdds', change)).toBeNull();
    expect(await office.callByTwo('setReturnFloor', { floorHundredths: 9_000, reason })).toBeNull();
    expect((await linesOn('floor of returns set'))[0]).toMatchObject({
      details: { before: { floorHundredths: 8_000 }, after: { floorHundredths: 9_000 } },
    });
  });

  it('open no round beside a change: either the round has them, or the change says so', async () => {
    const game = await server.newGame();
    const sets = Array.from({ length: 6 }, async (_, index) => {
      await server.rounds.advance();
      return office.callByTwo('setOdds', {
        ...{ key: game.key, version: 1, reason },
        odds: oddsAt(91 + index),
      });
    });
    server.later(60_000);
    await Promise.all([...sets, server.rounds.advance(), server.rounds.advance()]);
    await server.tick();
    server.later(60_000);
    await server.tick();
    const { answer } = await office.call('game', { key: game.key });
    const rounds = await server.database.reader
      .selectFrom('rounds')
      .select(['number', 'odds'])
      .where('game_id', '=', game.id)
      .execute();
    expect(rounds.length).toBeGreaterThan(1);
    for (const { number, odds } of rounds)
      expect(odds).toEqual(answer.oddsVersions.find(({ fromNumber }) => fromNumber <= number)!.odds);
    expect(server.errors).toEqual([]);
  });
});
