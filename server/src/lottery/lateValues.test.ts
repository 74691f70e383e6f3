import { envelopeCodes, type Envelope } from '@members/contract';
import { createRelayedBeacon } from '../draws';
import { bringBeaconValue } from '../operator';
import * as relays from '../../testing/fakeRelay';
import { createRounds, type Rounds } from './rounds';
import { createRoundClock } from './roundClock';
import { startApi, type TestApi } from '../../testing/lottery/api';
import { createLotteryRig, ordersOf, roundOf, type LotteryRig } from '../../testing/lottery/rig';
import type { GameRow } from './gameStore';

const period = '20261121-0721';
let rig: LotteryRig;
let relay: relays.FakeRelay;
let rounds: Rounds;
let api: TestApi;
let game: GameRow;
let memberId: number;

/** The rig's own beacon is the chain; the rounds know it through a relay only. */
beforeEach(async () => {
  rig = await createLotteryRig();
  relay = await relays.startRelay({
    chainHash: rig.beacon.info.chainHash,
    signatureOf: async (round) => Buffer.from((await rig.beacon.fetch(BigInt(round)))!).toString('hex'),
    behaviour: relays.missing,
  });
  const beacon = createRelayedBeacon({
    info: rig.beacon.info,
    relays: [relay.address],
    timeoutMs: 200,
    pauseMs: 1,
    now: rig.now,
  });
  rounds = createRounds({ database: rig.database, beacon, now: rig.now });
  api = await startApi({ ...rig, rounds });
  game = await rig.newGame();
  await rounds.advance();
  memberId = await rig.newMember(10_000);
  await rig.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 10 });
  rig.setTime('2026-11-21T12:05:00Z');
});
afterEach(async () => {
  await api.close();
  await relay.close();
  await rig.close();
});

async function tick() {
  await rounds.advance();
  await rounds.collectBeaconValues();
  await rounds.advance();
}

const status = async () => (await roundOf(rig, game, period))!.status;

describe('a beacon value that comes late (LIFE-02)', () => {
  it('leaves the round pending, whatever relays answer instead, and settles it when it arrives', async () => {
    for (const behaviour of [relays.missing, relays.wrong, relays.garbage, relays.hanging]) {
      relay.behave(behaviour);
      await tick();
      expect(await status()).toBe('closed');
    }
    expect(await ordersOf(rig, memberId)).toMatchObject([{ status: 0 }, { status: 0 }]);
    relay.behave(relays.good);
    for (let attempt = 0; attempt < 50 && (await status()) !== 'settled'; attempt += 1) await tick();
    expect(await status()).toBe('settled');
    expect(await rig.balance(memberId)).toBe(10_000 - 2000 + 1950);
  });

  it('stands among the results as pending meanwhile, and as void after 24 hours', async () => {
    const result = async () =>
      (await rig.lottery.drawResults(game.key, 'en_us')).find((each) => each.period === period);
    await tick();
    expect(await result()).toEqual({ period, state: 'pending', dice: null, size: '', parity: '' });
    rig.setTime('2026-11-22T12:01:00Z');
    await tick();
    expect(await result()).toMatchObject({ state: 'void', dice: null });
    expect(await rig.balance(memberId)).toBe(10_000);
  });

  it('settles when a person brings it, and is taken only where it is awaited and genuine', async () => {
    await tick();
    const { beacon_round: round } = (await roundOf(rig, game, period))!;
    const genuine = Buffer.from((await rig.beacon.fetch(BigInt(round)))!).toString('hex');
    const bring = async (fields: Record<string, string>) =>
      JSON.parse(await api.post('/verify/beacon', fields)) as Envelope;
    const refused = { code: envelopeCodes.refused };
    expect(await bring({ round: String(round), signature: relays.negativeOf(genuine) })).toMatchObject(
      refused,
    );
    expect(await bring({ round: String(round + 1), signature: genuine })).toMatchObject(refused);
    expect(await bring({ round: String(round), signature: 'no' })).toMatchObject(refused);
    expect(await bring({})).toMatchObject(refused);
    expect(await status()).toBe('closed');
    expect(await bringBeaconValue(api.address, String(round), genuine)).toContain('was taken');
    await rounds.advance();
    expect(await status()).toBe('settled');
    expect(await bring({ round: String(round), signature: genuine })).toMatchObject({ msg: 'Not found' });
    expect((await bring({})).msg).toBe('Too many requests, please wait a moment');
  });

  it('holds no other round up while a relay hangs', async () => {
    relay.behave(relays.hanging);
    const clock = createRoundClock({ rounds, everyMs: 20 });
    clock.start();
    let next;
    for (let attempt = 0; attempt < 200 && !next; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      next = await roundOf(rig, game, '20261121-0726');
    }
    await clock.stop();
    expect(next).toMatchObject({ status: 'open', number: 2 });
    expect(await status()).toBe('closed');
  });
});
