import { quicknet } from '@members/verifier';
import { setTimeout as wait } from 'node:timers/promises';
import { createRelayedBeacon } from './relayedBeacon';
import * as relays from '../../testing/fakeRelay';

const round = 657413n;
const signature =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';

const started: relays.FakeRelay[] = [];
const errors: unknown[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((relay) => relay.close()));
  errors.splice(0);
});

async function start(...behaviours: relays.Behaviour[]) {
  for (const behaviour of behaviours)
    started.push(
      await relays.startRelay({ chainHash: quicknet.chainHash, signatureOf: () => signature, behaviour }),
    );
  const beacon = createRelayedBeacon({
    info: quicknet,
    relays: started.map(({ address }) => address),
    timeoutMs: 2_000,
    staggerMs: 20,
    pauseMs: 40,
    onError: (error) => errors.push(error),
  });
  return { beacon, relays: started };
}

const hex = (value: Uint8Array | null) => value && Buffer.from(value).toString('hex');

describe('the public beacon over relays (D01)', () => {
  it('brings the value that the chain published, over HTTP', async () => {
    const { beacon } = await start(relays.good);
    expect(hex(await beacon.fetch(round))).toBe(signature);
  });

  it.each([
    'wrong',
    'otherRound',
    'missing',
    'hanging',
    'hangingMidway',
    'garbage',
    'noSignature',
    'huge',
    'elsewhere',
  ] as const)('takes it from the next relay where the first is %s', async (behaviour) => {
    const { beacon } = await start(relays[behaviour], relays.good);
    expect(hex(await beacon.fetch(round))).toBe(signature);
  });

  it('takes it from the one good relay behind eight bad ones', async () => {
    const { wrong, otherRound, missing, hanging, garbage, noSignature, huge, elsewhere, good } = relays;
    const { beacon } = await start(wrong, otherRound, missing, hanging, garbage, noSignature, huge, elsewhere, good); // oxfmt-ignore
    expect(hex(await beacon.fetch(round))).toBe(signature);
  });

  it('has none where every relay fails, within the limit of time', async () => {
    const { beacon } = await start(relays.hanging, relays.wrong);
    const startedAt = Date.now();
    expect(await beacon.fetch(round)).toBeNull();
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    expect(String(errors)).toContain('a signature that the chain did not make');
  });

  it('asks a relay that has nothing yet again, with pauses that grow, until it has', async () => {
    const { beacon, relays: asked } = await start(relays.missing);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect(await beacon.fetch(round)).toBeNull();
      await wait(10);
    }
    expect(asked[0]!.asked).toBeGreaterThanOrEqual(2);
    expect(asked[0]!.asked).toBeLessThanOrEqual(5);
    asked[0]!.behave(relays.good);
    let value: Uint8Array | null = null;
    for (let attempt = 0; attempt < 100 && !value; attempt += 1) {
      value = await beacon.fetch(round);
      await wait(20);
    }
    expect(hex(value)).toBe(signature);
  });

  it('asks nobody for a round that is yet to come', async () => {
    const { beacon, relays: asked } = await start(relays.good);
    expect(await beacon.fetch(beacon.roundAt(new Date(Date.now() + 60_000)))).toBeNull();
    expect(asked[0]!.asked).toBe(0);
  });

  it('has no value without relays, and still tells a genuine one', async () => {
    const { beacon } = await start();
    expect(await beacon.fetch(round)).toBeNull();
    expect(beacon.verify(round, Buffer.from(signature, 'hex'))).toBe(true);
    expect(beacon.verify(round + 1n, Buffer.from(signature, 'hex'))).toBe(false);
  });
});
