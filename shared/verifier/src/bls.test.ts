import { roundAt, quicknet, timeOf } from './beaconChain';
import { verifyBeaconSignature } from './bls';
import { fromHex } from './bytes';
import { fixture } from '../testing/fixture';

const signature = fromHex(fixture.signature);
const round = BigInt(fixture.beaconRound);

describe('a signature of the public chain, checked offline (D01)', () => {
  it('is genuine for its round under the pinned key', () => {
    expect(verifyBeaconSignature(quicknet.publicKey, round, signature)).toBe(true);
  });

  it('is not genuine for another round, with a changed bit, or under another key', () => {
    const changed = Uint8Array.from(signature);
    changed[40] = changed[40]! ^ 1;
    expect(verifyBeaconSignature(quicknet.publicKey, round + 1n, signature)).toBe(false);
    expect(verifyBeaconSignature(quicknet.publicKey, round, changed)).toBe(false);
    expect(verifyBeaconSignature(fixture.otherPublicKey, round, signature)).toBe(false);
    expect(verifyBeaconSignature('00'.repeat(96), round, signature)).toBe(false);
  });

  it('names the smallest round published at or after a time', () => {
    expect(timeOf(quicknet, 1n).getTime()).toBe(quicknet.genesisMs);
    const published = timeOf(quicknet, round);
    expect(roundAt(quicknet, published)).toBe(round);
    expect(roundAt(quicknet, new Date(published.getTime() + 1))).toBe(round + 1n);
    expect(roundAt(quicknet, new Date(0))).toBe(1n);
  });
});
