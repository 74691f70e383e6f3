import { insertDemoGames } from '../lottery';
import { UsageError } from './command';
import { games } from './games';
import { createOperatorRig, type OperatorRig } from './testing/createOperatorRig';

let rig: OperatorRig;
beforeAll(async () => {
  rig = await createOperatorRig({ now: () => new Date('2026-11-21T12:00:01Z') });
});
afterAll(() => rig.close());

const listed = async () =>
  (await rig.api.call('games', { classKey: undefined })).answer!.map(({ key }) => key);
const rounds = () => rig.api.database.reader.selectFrom('rounds').selectAll().orderBy('game_id').execute();

describe('npm run operator -- games (D34)', () => {
  test('says that there are none', async () => {
    expect(await rig.run(games)).toBe('There are no games.');
  });

  test('closes a game for everybody and opens it again, on record', async () => {
    await rig.api.database.transaction(insertDemoGames);
    expect(await rig.run(games, 'close', 'k3-3m', '--reason', 'a late beacon')).toBe(
      'k3-3m is closed. A round that is open goes on to its draw.',
    );
    expect(await listed()).toEqual(['k3-1m', 'k3-5m']);
    expect((await rig.run(games)).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['k3-1m', 'open', '60 s', 'Quick Three · 1 min'],
      ['k3-3m', 'closed', '180 s', 'Quick Three · 3 min'],
      ['k3-5m', 'open', '300 s', 'Quick Three · 5 min'],
    ]);
    expect(await rig.run(games, 'open', 'k3-3m')).toBe('k3-3m is open.');
    expect(await listed()).toEqual(['k3-1m', 'k3-3m', 'k3-5m']);
    expect(await rig.log()).toEqual([
      ['ana', 'game closed', 'game k3-3m', { reason: 'a late beacon' }],
      ['ana', 'game opened', 'game k3-3m', {}],
    ]);
  });

  test('leaves every round as it is (D01)', async () => {
    await rig.api.rounds.advance();
    const before = await rounds();
    expect(before).toHaveLength(3);
    await rig.run(games, 'close', 'k3-1m');
    await rig.run(games, 'open', 'k3-1m');
    expect(await rounds()).toEqual(before);
  });

  test('closed twice at the same time, a game has one line in the log', async () => {
    const lines = (await rig.log()).length;
    const close = () => rig.run(games, 'close', 'k3-5m');
    expect((await Promise.all([close(), close()])).sort()).toEqual([
      'k3-5m is closed already.',
      'k3-5m is closed. A round that is open goes on to its draw.',
    ]);
    expect((await rig.log()).slice(lines)).toEqual([['ana', 'game closed', 'game k3-5m', {}]]);
  });

  test('knows no other game, and nobody without a name closes one', async () => {
    const lines = await rig.log();
    await expect(rig.run(games, 'close', 'k3-9m')).rejects.toThrow('There is no game k3-9m.');
    await expect(games.run(['close', 'k3-1m'], { ...rig.env, OPERATOR: '' })).rejects.toThrow(
      'Say who you are',
    );
    expect(await listed()).toContain('k3-1m');
    expect(await rig.log()).toEqual(lines);
  });

  test.each([
    [['draw', 'k3-1m']],
    [['close']],
    [['open', 'k3-1m', '6,6,6']],
    [['close', 'k3-1m', '--odds', '9']],
  ])('has nothing to do with %j', async (args) => {
    await expect(rig.run(games, ...args)).rejects.toThrow(UsageError);
  });
});
