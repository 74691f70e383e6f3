import { envelopeCodes } from '@members/contract';
import { createRelayedBeacon, type Beacon } from '../draws';
import * as relays from '../../testing/fakeRelay';
import { createRoundClock } from './roundClock';
import type { GameRow } from './gameStore';
import { createTestServer, ordersOf, roundOf, type TestServer, noon } from '../../testing';

const period = '20261121-0721';
let server: TestServer;
let relay: relays.FakeRelay;
let chain: Beacon;
let game: GameRow;
let memberId: number;

/** The local beacon is the chain; the rounds know it through a relay only. */
beforeEach(async () => {
  server = await createTestServer({
    time: noon,
    beacon: async (local, now) => {
      chain = local;
      relay = await relays.startRelay({
        chainHash: chain.info.chainHash,
        signatureOf: async (round) => Buffer.from((await chain.fetch(BigInt(round)))!).toString('hex'),
        behaviour: relays.missing,
      });
      const { info } = chain;
      return createRelayedBeacon({ info, relays: [relay.address], timeoutMs: 200, pauseMs: 1, now });
    },
  });
  game = await server.newGame();
  await server.rounds.advance();
  memberId = await server.newMember(10_000);
  await server.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
  server.setTime('2026-11-21T12:05:00Z');
});
afterEach(async () => {
  await server.close();
  await relay.close();
});

const status = async () => (await roundOf(server, game, period))!.status;

describe('a beacon value that comes late (LIFE-02)', () => {
  it('leaves the round pending, whatever relays answer instead, and settles it when it arrives', async () => {
    for (const behaviour of [relays.missing, relays.wrong, relays.garbage, relays.hanging]) {
      relay.behave(behaviour);
      await server.tick();
      expect(await status()).toBe('closed');
    }
    expect(await ordersOf(server, memberId)).toMatchObject([{ status: 0 }, { status: 0 }]);
    relay.behave(relays.good);
    for (let attempt = 0; attempt < 50 && (await status()) !== 'settled'; attempt += 1) await server.tick();
    expect(await status()).toBe('settled');
    expect(await server.balance(memberId)).toBe(10_000 - 2000 + 1950);
  });

  it('stands among the results as pending meanwhile, and as void after 24 hours', async () => {
    const result = async () =>
      (await server.lottery.drawResults(game.key, 'en_us')).find((each) => each.period === period);
    await server.tick();
    expect(await result()).toEqual({ period, state: 'pending', dice: null, size: '', parity: '' });
    server.setTime('2026-11-22T12:01:00Z');
    await server.tick();
    expect(await result()).toMatchObject({ state: 'void', dice: null });
    expect(await server.balance(memberId)).toBe(10_000);
  });

  it('settles when a person brings it, and is taken only where it is awaited and genuine', async () => {
    await server.tick();
    const { beacon_round: round } = (await roundOf(server, game, period))!;
    const genuine = Buffer.from((await chain.fetch(BigInt(round)))!).toString('hex');
    const bring = (fields: Record<string, string>) => server.send('POST', '/verify/beacon', { fields });
    const refused = { code: envelopeCodes.refused };
    expect(await bring({ round: String(round), signature: relays.negativeOf(genuine) })).toMatchObject(
      refused,
    );
    expect(await bring({ round: String(round + 1), signature: genuine })).toMatchObject(refused);
    expect(await bring({ round: String(round), signature: 'no' })).toMatchObject(refused);
    expect(await bring({})).toMatchObject(refused);
    expect(await status()).toBe('closed');
    expect(await bring({ round: String(round), signature: genuine })).toMatchObject({
      code: envelopeCodes.ok,
    });
    await server.rounds.advance();
    expect(await status()).toBe('settled');
    expect(await bring({ round: String(round), signature: genuine })).toMatchObject({ msg: 'Not found' });
    expect((await bring({})).msg).toBe('Too many requests, please wait a moment');
  });

  it('holds no other round up while a relay hangs', async () => {
    relay.behave(relays.hanging);
    const clock = createRoundClock({ rounds: server.rounds, everyMs: 20 });
    clock.start();
    let next;
    for (let attempt = 0; attempt < 200 && !next; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      next = await roundOf(server, game, '20261121-0726');
    }
    await clock.stop();
    expect(next).toMatchObject({ status: 'open', number: 2 });
    expect(await status()).toBe('closed');
  });
});
