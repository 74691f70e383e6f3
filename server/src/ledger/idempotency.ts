import { createHash } from 'node:crypto';
import type { Reader } from '../database';
import { KeyInUse, selectKey, type StoredKey } from './store';
import type { TransferKind } from '../database/tables/ledger';

/** A request's Idempotency-Key with the hash of what came with it. */
export interface Idempotency {
  key: string;
  inputHash: Buffer;
}

/** What a key was used for before: nothing, this very input, or another one. */
export type EarlierUse = { use: 'none' } | { use: 'same'; transferId: number } | { use: 'different' };

export function idempotencyOf(key: string, input: readonly (string | number)[]): Idempotency {
  return { key, inputHash: createHash('sha256').update(JSON.stringify(input)).digest() };
}

/**
 * Looks a key up. Key and hash are stored in the transaction of the effect, so a key without an effect was never
 * used, and a refused request leaves its key free.
 */
export async function earlierUse(
  reader: Reader,
  request: { memberId: number; kind: TransferKind; idempotency: Idempotency },
): Promise<EarlierUse> {
  const { memberId, kind, idempotency } = request;
  const stored: StoredKey | null = await selectKey(reader, { memberId, kind, key: idempotency.key });
  if (!stored) return { use: 'none' };
  return stored.inputHash.equals(idempotency.inputHash)
    ? { use: 'same', transferId: stored.transferId }
    : { use: 'different' };
}

/** True for what a second use of a key at the same moment ends in. */
export const isKeyInUse = (error: unknown): boolean => error instanceof KeyInUse;
