import { betTypes, languages, publicOdds, type Odds } from '@members/contract';
import { oddsForReturn, type OfficeParams } from '@members/office-contract';
import {
  createTestOffice,
  createTestServer,
  noon,
  ordersOf,
  roundOf,
  type TestOffice,
  type TestServer,
} from '../../testing';
import { selectGame } from './gameStore';

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
const name = Object.fromEntries(languages.map((each) => [each, each === 'en_us' ? 'Two' : ''])) as Record<
  (typeof languages)[number],
  string
>;
const oddsAt = (percent: number) =>
  Object.fromEntries(betTypes.map((type) => [type, oddsForReturn(type, percent * 100)])) as Odds;
const newGame = (key: string): OfficeParams<'addGame'> => ({
  ...{ key, name, iconUrl: '/media/games/k3-1m.svg', hot: true, position: 7, open: true, reason },
  ...{ roundSeconds: 120, closeSeconds: 15, minStakeMinor: 500, maxPayoutMinor: 10_000_000 },
  odds: oddsAt(95),
});

const gameOf = async (key: string) => (await selectGame(server.database.reader, { key }))!;
const linesOn = async (kind: string) => (await office.call('logLines', { kind })).answer.rows;

const tickAt = (time: string) => {
  server.setTime(`2026-11-21T${time}Z`);
  return server.tick();
};

describe('a game that operators add (OFC-61)', () => {
  it('opens its first round with the next full step, is played at its odds, and is verified by them', async () => {
    server.setTime('2026-11-21T12:01:10Z');
    expect((await office.call('addGame', newGame('two'))).answer).not.toHaveProperty('key');
    expect(await office.callByTwo('addGame', newGame('two'))).toBeNull();
    const game = await gameOf('two');
    await tickAt('12:01:20');
    expect(await roundOf(server, game, '20261121-0361')).toBeUndefined();
    await tickAt('12:02:00');
    const round = await roundOf(server, game, '20261121-0362');
    expect(round).toMatchObject({ number: 1, status: 'open', odds: oddsAt(95), min_stake_minor: 500 });

    const member = await server.signUp({ balanceMinor: 100_000 });
    const odds = await server.call('odds', { gameId: game.id }, { session: member });
    expect(odds.answer?.find(({ type }) => type === 'bi')).toMatchObject({ odds: 1.9, returnPercent: 95 });
    const order = { game, period: '20261121-0362', memberId: member.memberId };
    await expect(server.place({ ...order, betTypes: ['bi'], stake: 4 })).rejects.toMatchObject({
      key: 'belowLeast',
      values: { least: 5 },
    });
    await server.place({ ...order, betTypes: ['bi', 'sm'], stake: 5 });
    await tickAt('12:04:01');
    const paid = (await ordersOf(server, member.memberId)).map((each) => each.payout_minor).sort();
    expect(paid).toEqual([0, 950]);
    const record = await server.call('roundRecord', { key: 'two', period: '20261121-0362' });
    expect(record.answer).toMatchObject({ gameKey: 'two', odds: oddsAt(95), status: 'settled' });
    expect((await office.call('games', { state: 'open' })).answer.rows.at(-1)).toMatchObject({
      ...{ key: 'two', state: 'open', roundSeconds: 120, closeSeconds: 15, name },
      today: { orders: 2, stakesMinor: 1_000, payoutsMinor: 950, expectedMinor: 950, bandMinor: 0 },
    });
    expect(await linesOn('game added')).toMatchObject([
      { operator: 'bob', subject: 'game two', details: { proposedBy: 'ana', after: { hot: true } } },
    ]);
  });

  it('is refused before it waits where its key is taken or its odds are unfair', async () => {
    await server.newGame({ key: 'taken' });
    expect((await office.call('addGame', newGame('taken'))).refusal).toMatchObject({ key: 'gameExists' });
    const tooMuch = { ...newGame('three'), odds: { ...publicOdds, 3: 21_601 } };
    expect((await office.call('addGame', tooMuch)).refusal).toMatchObject({
      key: 'oddsAboveAll',
      values: { option: '3', percent: 100.0046 },
    });
    const tooLittle = { ...newGame('three'), odds: { ...publicOdds, 18: 19_439 } };
    expect((await office.call('addGame', tooLittle)).refusal).toMatchObject({
      key: 'oddsBelowFloor',
      values: { option: '18', percent: 89.9954, floor: 90 },
    });
  });

  it.each([
    ['roundSeconds', { roundSeconds: 70 }],
    ['closeSeconds', { roundSeconds: 30, closeSeconds: 21 }],
    ['closeSeconds', { closeSeconds: 9 }],
    ['key', { key: 'Big Game' }],
    ['minStakeMinor', { minStakeMinor: 150 }],
    ['odds.bi', { odds: { ...publicOdds, bi: 100 } }],
    ['name.en_us', { name: { ...name, en_us: ' ' } }],
  ])('is refused for its %s', async (field, wrong) => {
    const { refusal } = await office.call('addGame', { ...newGame('four'), ...wrong });
    expect(refusal).toMatchObject({ key: 'illegal', values: { fields: field } });
  });
});

describe('a game', () => {
  const changeOf = async (key: string) => {
    const { answer } = await office.call('game', { key });
    const { version, iconUrl, hot, position, minStakeMinor, maxPayoutMinor } = answer;
    return { key, version, name: answer.name, iconUrl, hot, position, minStakeMinor, maxPayoutMinor };
  };

  it('is renamed by one operator; its limits take two, and hold from the next round (OFC-65)', async () => {
    const game = await server.newGame();
    await tickAt('14:00:00');
    const change = await changeOf(game.key);
    const renamed = { ...change, name: { ...change.name, en_us: 'Other', zh_cn: '' }, hot: true };
    expect((await office.call('changeGame', renamed)).status).toBe(200);
    expect((await office.call('changeGame', renamed)).refusal).toMatchObject({
      key: 'changedMeanwhile',
      values: { operator: 'ana' },
    });
    expect(
      await office.callByTwo('changeGame', { ...(await changeOf(game.key)), minStakeMinor: 300 }),
    ).toBeNull();
    expect(await roundOf(server, game, '20261121-0841')).toMatchObject({ min_stake_minor: 100 });
    await tickAt('14:01:00');
    expect(await roundOf(server, game, '20261121-0842')).toMatchObject({ min_stake_minor: 300 });
    expect((await linesOn('game changed')).map(({ details }) => details)).toMatchObject([
      { before: { minStakeMinor: 100 }, after: { minStakeMinor: 300 } },
      { before: { hot: false }, after: { hot: true } },
    ]);
  });

  it('is closed by one, settles what runs, is archived, and opens no more until it comes back (OFC-64)', async () => {
    const game = await server.newGame();
    const key = game.key;
    await tickAt('15:00:00');
    expect((await office.call('archiveGame', { key, archived: true, reason })).refusal?.key).toBe('gameOpen');
    await office.call('setGameOpen', { key, open: false, reason });
    expect((await office.call('archiveGame', { key, archived: true, reason })).refusal?.key).toBe(
      'gameUnsettled',
    );
    await tickAt('15:01:01');
    expect((await office.call('archiveGame', { key, archived: true, reason })).status).toBe(200);
    const keys = async (state?: 'archived') =>
      (await office.call('games', state ? { state } : {})).answer.rows.map((each) => each.key);
    expect(await keys()).not.toContain(key);
    expect(await keys('archived')).toEqual([key]);
    expect((await office.call('setGameOpen', { key, open: true, reason })).refusal?.key).toBe('gameArchived');
    await office.call('archiveGame', { key, archived: false, reason });
    await office.call('setGameOpen', { key, open: true, reason });
    await tickAt('15:02:00');
    expect(await roundOf(server, game, '20261121-0903')).toMatchObject({ number: 2 });
    const { rows } = (await office.call('logLines', { operator: 'ana' })).answer;
    expect(rows.filter(({ subject }) => subject === `game ${key}`).map(({ action }) => action)).toEqual([
      'game opened',
      'game taken out of the archive',
      'game archived',
      'game closed',
    ]);
  });

  it('closed twice at the same time, has one line in the log', async () => {
    const { key } = await server.newGame();
    const close = () => office.call('setGameOpen', { key, open: false, reason });
    for (const { status } of await Promise.all([close(), close()])) expect(status).toBe(200);
    expect((await linesOn('game closed')).filter(({ subject }) => subject === `game ${key}`)).toHaveLength(1);
  });

  it('that is not there is refused', async () => {
    const key = 'none';
    for (const { refusal } of [
      await office.call('game', { key }),
      await office.call('setGameOpen', { key, open: true, reason }),
      await office.call('archiveGame', { key, archived: true, reason }),
    ])
      expect(refusal?.key).toBe('missing');
  });
});

describe('rounds in the office (OFC-66)', () => {
  it('that are late are listed until a genuine value is brought, which is on record', async () => {
    const game = await server.newGame();
    await tickAt('16:00:00');
    const { beacon_round: round } = (await roundOf(server, game, '20261121-0961'))!;
    server.setTime('2026-11-21T16:05:00Z');
    await server.rounds.advance();
    const waiting = async () => (await office.call('rounds', { key: game.key })).answer.rows;
    expect(await waiting()).toMatchObject([{ state: 'closed', beaconRound: round, hasValue: false }]);
    const bring = (value: Uint8Array, of: number) =>
      office.call('bringBeaconValue', { round: of, signature: Buffer.from(value).toString('hex') });
    const genuine = (await server.beacon.fetch(BigInt(round)))!;
    expect((await bring(new Uint8Array(48), round)).refusal?.key).toBe('beaconNotGenuine');
    expect((await bring(genuine, round + 1)).refusal?.key).toBe('beaconNotAwaited');
    expect((await bring(genuine, round)).status).toBe(200);
    await server.rounds.advance();
    expect(await waiting()).toEqual([]);
    expect((await office.call('rounds', { state: 'all', key: game.key })).answer.rows).toMatchObject([
      { state: 'open', number: 2 },
      { state: 'settled', number: 1, hasValue: true, settled: true },
    ]);
    expect((await linesOn('beacon value brought'))[0]).toMatchObject({ subject: `beacon round ${round}` });
  });

  it('come a page at a time, every round once', async () => {
    for (const { key } of (await office.call('games', { state: 'open' })).answer.rows)
      await office.call('setGameOpen', { key, open: false, reason });
    const game = await server.newGame();
    for (let minute = 0; minute < 55; minute += 1) await tickAt(`17:${String(minute).padStart(2, '0')}:00`);
    const seen: number[] = [];
    for (let after: string | undefined; ;) {
      const { rows, next } = (
        await office.call('rounds', { state: 'all', key: game.key, ...(after && { after }) })
      ).answer;
      seen.push(...rows.map(({ number }) => number));
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 55 }, (_, index) => 55 - index));
  });
});
