import type { Dice } from '@members/contract';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, hash, shortText, u32be, u64be, utf8 } from './bytes';

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
export function drawSeed({ gameKey, roundNumber, beaconRound, signature }: DrawInput): Uint8Array {
  if (signature.length !== signatureBytes) throw new RangeError('a beacon signature has 48 bytes');
  return hash(
    utf8(recipe),
    Uint8Array.of(0),
    shortText(gameKey, 'a game key'),
    u64be(roundNumber),
    u64be(beaconRound),
    Uint8Array.from(signature),
  );
}

/** The dice of a round, by the recipe DICE3/v1: the first byte below 216 of the stream. */
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
export const streamBlock = (seed: Uint8Array, index: number): Uint8Array =>
  hmac(sha256, seed, concat(utf8('dice'), u32be(index)));
