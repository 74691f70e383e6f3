import { createHash, createHmac } from 'node:crypto';

/** Three faces, each 1 to 6. */
export type Dice = readonly [number, number, number];

/** What fixes a draw: nothing else enters it (D01). */
export interface DrawInput {
  gameKey: string;
  /** Number of the round within its game, counted without gaps from 1. */
  roundNumber: bigint;
  /** The beacon round fixed before the game's round opened. */
  beaconRound: bigint;
  /** The beacon's signature over that round, 48 bytes. */
  signature: Uint8Array;
}

export const recipe = 'DICE3/v1';
export const outcomes = 216;
const signatureBytes = 48;

/** `SHA-256("DICE3/v1" | 00 | u8 len(gameKey) | gameKey | u64be roundNo | u64be R | signature)`. */
export function drawSeed({ gameKey, roundNumber, beaconRound, signature }: DrawInput): Buffer {
  const key = Buffer.from(gameKey, 'utf8');
  if (key.length === 0 || key.length > 255) throw new RangeError('a game key has 1 to 255 bytes');
  if (signature.length !== signatureBytes) throw new RangeError('a beacon signature has 48 bytes');
  return createHash('sha256')
    .update(recipe)
    .update(Uint8Array.of(0, key.length))
    .update(key)
    .update(u64be(roundNumber))
    .update(u64be(beaconRound))
    .update(signature)
    .digest();
}

/** The dice of a round, by the recipe DICE3/v1 of docs and verifiers: first byte below 216 of the stream. */
export function rollDice(input: DrawInput): Dice {
  const seed = drawSeed(input);
  for (let block = 0; ; block += 1) {
    for (const byte of streamBlock(seed, block)) {
      const dice = diceOfByte(byte);
      if (dice) return dice;
    }
  }
}

/** One byte's outcome, or null for the 40 values that would make some outcomes likelier than others. */
export function diceOfByte(byte: number): Dice | null {
  if (byte >= outcomes) return null;
  return [Math.floor(byte / 36) + 1, (Math.floor(byte / 6) % 6) + 1, (byte % 6) + 1];
}

/** `HMAC-SHA256(key = seed, "dice" | u32be index)`. */
export function streamBlock(seed: Uint8Array, index: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(index);
  return createHmac('sha256', seed).update('dice').update(counter).digest();
}

function u64be(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}
