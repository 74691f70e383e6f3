import { UsageError } from '@members/command-line';
import { insertStandardGames } from '../lottery';
import {
  createTestOperator,
  type TestOperator,
  createTestServer,
  type TestServer,
  runOperator,
} from '../../testing';

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-11-21T12:00:01Z' });
  operator = createTestOperator(server);
});
afterAll(() => server.close());

const listed = async () =>
  (await server.call('games', { classKey: undefined })).answer!.map(({ key }) => key);
const rounds = () => server.database.reader.selectFrom('rounds').selectAll().orderBy('game_id').execute();

describe('npm run operator -- games (D34)', () => {
  test('says that there are none', async () => {
    expect(await operator.run('games')).toBe('There are no games.');
  });

  test('closes a game for everybody and opens it again, on record', async () => {
    await server.database.transaction(insertStandardGames);
    expect(await operator.run('games', 'close', 'k3-3m', '--reason', 'a late beacon')).toBe(
      'k3-3m is closed. A round that is open goes on to its draw.',
    );
    expect(await listed()).toEqual(['k3-1m', 'k3-5m']);
    expect((await operator.run('games')).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['k3-1m', 'open', '60 s', 'Quick Three · 1 min'],
      ['k3-3m', 'closed', '180 s', 'Quick Three · 3 min'],
      ['k3-5m', 'open', '300 s', 'Quick Three · 5 min'],
    ]);
    expect(await operator.run('games', 'open', 'k3-3m')).toBe('k3-3m is open.');
    expect(await listed()).toEqual(['k3-1m', 'k3-3m', 'k3-5m']);
    expect(await operator.log()).toEqual([
      ['ana', 'game closed', 'game k3-3m', { reason: 'a late beacon' }],
      ['ana', 'game opened', 'game k3-3m', {}],
    ]);
  });

  test('leaves every round as it is (D01)', async () => {
    await server.rounds.advance();
    const before = await rounds();
    expect(before).toHaveLength(3);
    await operator.run('games', 'close', 'k3-1m');
    await operator.run('games', 'open', 'k3-1m');
    expect(await rounds()).toEqual(before);
  });

  test('closed twice at the same time, a game has one line in the log', async () => {
    const lines = (await operator.log()).length;
    const close = () => operator.run('games', 'close', 'k3-5m');
    expect((await Promise.all([close(), close()])).sort()).toEqual([
      'k3-5m is closed already.',
      'k3-5m is closed. A round that is open goes on to its draw.',
    ]);
    expect((await operator.log()).slice(lines)).toEqual([['ana', 'game closed', 'game k3-5m', {}]]);
  });

  test('refuses an unknown game, and an operator without a name', async () => {
    const lines = await operator.log();
    await expect(operator.run('games', 'close', 'k3-9m')).rejects.toThrow('There is no game k3-9m.');
    await expect(runOperator(['games', 'close', 'k3-1m'], { ...operator.env, OPERATOR: '' })).rejects.toThrow(
      'Say who you are',
    );
    expect(await listed()).toContain('k3-1m');
    expect(await operator.log()).toEqual(lines);
  });

  test.each([
    [['draw', 'k3-1m']],
    [['close']],
    [['open', 'k3-1m', '6,6,6']],
    [['close', 'k3-1m', '--odds', '9']],
  ])('refuses %j as wrong arguments', async (args) => {
    await expect(operator.run('games', ...args)).rejects.toThrow(UsageError);
  });
});
