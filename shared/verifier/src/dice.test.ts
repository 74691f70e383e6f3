import { randomBytes } from 'node:crypto';
import { toHex } from './bytes';
import { diceOfByte, drawSeed, rollDice, streamBlock, type DrawInput } from './dice';

/** What the exact mapping below proves already, tried with chance: for the long form only. */
const longForm = process.env.PROPERTY_RUNS ? it : it.skip;

const signature = Buffer.from(
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  'hex',
);
const input = (roundNumber: bigint): DrawInput => ({
  gameKey: 'k3-1m',
  roundNumber,
  beaconRound: 657413n,
  signature,
});

describe('the recipe DICE3/v1 (D01)', () => {
  it.each([
    [1n, 'd78129d0', [2, 5, 5]],
    [2n, '1aef0e7e', [1, 5, 2]],
    [3n, '84928ed1', [3, 1, 5]],
  ])('gives round %s the seed %s… and the published dice', (round, seedStart, dice) => {
    expect(toHex(drawSeed(input(round))).slice(0, 8)).toBe(seedStart);
    expect(rollDice(input(round))).toEqual(dice);
  });

  it('changes its seed with each of its four inputs', () => {
    const changed = Buffer.from(signature);
    changed[47] = changed[47]! ^ 1;
    const seeds = [
      input(1n),
      { ...input(1n), gameKey: 'k3-3m' },
      { ...input(1n), roundNumber: 2n },
      { ...input(1n), beaconRound: 657414n },
      { ...input(1n), signature: changed },
    ].map((each) => toHex(drawSeed(each)));
    expect(new Set(seeds).size).toBe(5);
  });

  it('refuses a game key or signature of another length', () => {
    expect(() => drawSeed({ ...input(1n), gameKey: '' })).toThrow('1 to 255 bytes');
    expect(() => drawSeed({ ...input(1n), gameKey: 'k'.repeat(256) })).toThrow('1 to 255 bytes');
    expect(() => drawSeed({ ...input(1n), signature: signature.subarray(1) })).toThrow('48 bytes');
  });

  it('goes on to the next byte, and to the next block, while bytes are rejected', () => {
    const dice = (seed: Uint8Array) => {
      const bytes = [0, 1].flatMap((index) => [...streamBlock(seed, index)]);
      return diceOfByte(bytes.find((byte) => byte < 216)!);
    };
    let rejectedFirst = 0;
    for (let round = 1n; round <= 300n; round += 1n) {
      const seed = drawSeed(input(round));
      if (streamBlock(seed, 0)[0]! >= 216) rejectedFirst += 1;
      expect(rollDice(input(round))).toEqual(dice(seed));
    }
    expect(rejectedFirst).toBeGreaterThan(0);
  });
});

describe('the mapping of bytes to dice (D01)', () => {
  it('gives each of the 216 outcomes to exactly one byte value and rejects 40', () => {
    const outcomes = Array.from({ length: 256 }, (_, byte) => diceOfByte(byte));
    const accepted = outcomes.filter((dice) => dice !== null);
    expect(outcomes.length - accepted.length).toBe(40);
    expect(new Set(accepted.map((dice) => dice.join())).size).toBe(216);
    expect(accepted.flat().every((face) => face >= 1 && face <= 6)).toBe(true);
  });

  longForm('stays inside the chi-square bound over 43,200 rounds (needs npm run test:model)', () => {
    const rounds = 43_200;
    const counts = new Map<string, number>();
    for (let index = 0; index < rounds; index += 1) {
      const dice = rollDice({ ...input(BigInt(index + 1)), signature: randomBytes(48) }).join();
      counts.set(dice, (counts.get(dice) ?? 0) + 1);
    }
    const expected = rounds / 216;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(216);
    // 215 degrees of freedom: above 340 with a probability of about one in ten million.
    expect(chiSquare).toBeLessThan(340);
  });
});
