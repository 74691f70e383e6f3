import { limitKinds } from '@members/contract';
import { createControl, type Control } from '../control';
import { createTestServer, noon, type TestServer } from '../../testing';
import { createTellSettled } from '.';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
});
afterEach(() => server.close());

/** A member who has bet in a round that is settled now. */
async function settled({ wants = true, before = async (_: number) => {} } = {}) {
  const game = await server.newGame();
  const memberId = await server.newMember(10_000);
  const session = await server.sessionOf(memberId);
  if (wants) await server.call('setMessageSwitch', { name: 'bets', on: 'yes' }, { session });
  await server.tick();
  const { nextPeriod: period } = await server.lottery.gameState(game.key, 'en_us');
  await server.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
  await server.place({ memberId, game, period, betTypes: ['bi'], stake: 5 });
  await before(memberId);
  server.later(2 * game.roundMs);
  for (let step = 0; step < 3; step += 1) await server.tick();
  return async () => {
    await createTellSettled(server).tellSettled();
    return (await server.call('messages', undefined, { session })).answer!.messages;
  };
}

describe('settled orders (NOT-04)', () => {
  test('are told to who wants it, each slip once, with stake and return', async () => {
    const tellAndRead = await settled();
    const messages = await tellAndRead();
    expect(messages).toHaveLength(2);
    for (const { kind, route, text } of messages) {
      expect([kind, route]).toEqual(['bets', '/GameRecord']);
      expect(text).toMatch(/20\.00|5\.00/);
    }
    expect(await tellAndRead()).toEqual(messages);
  });

  test('are not told to who has not asked for it', async () => {
    const tellAndRead = await settled({ wants: false });
    expect(await tellAndRead()).toEqual([]);
  });

  test('are no news ten minutes later', async () => {
    const tellAndRead = await settled();
    server.later(11 * 60_000);
    expect(await tellAndRead()).toEqual([]);
  });

  test.each([
    ['in a pause', (control: Control, id: number) => control.pause(id, 'day')],
    ['after self-exclusion', (control: Control, id: number) => control.pause(id, 'permanent')],
    ...limitKinds.map((kind): [string, (control: Control, id: number) => Promise<unknown>] => [
      `with a limit reached: ${kind}`,
      (control, id) => control.setLimit(id, kind, kind.startsWith('deposit') ? 10_000 : 0),
    ]),
  ])('are not told %s', async (_, stop) => {
    const control = createControl(server);
    const tellAndRead = await settled({ before: async (id) => void (await stop(control, id)) });
    expect(await tellAndRead()).toEqual([]);
  });

  test('are told with room left in every limit', async () => {
    const control = createControl(server);
    const tellAndRead = await settled({
      before: async (id) => {
        for (const kind of limitKinds) await control.setLimit(id, kind, 10_001);
      },
    });
    expect(await tellAndRead()).toHaveLength(2);
  });
});
