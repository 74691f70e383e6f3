import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface SessionRow {
  memberId: number;
  memberStatus: number;
  lastSeenAt: Date;
  expiresAt: Date;
}

export async function insert(
  transaction: Transaction,
  session: { tokenHash: Buffer; memberId: number; address: string; expiresAt: Date; now: Date },
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      member_id: session.memberId,
      address: session.address,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Sessions by the hashes of their tokens, in their order; `null` for a hash that no session has. */
export async function findEach(
  reader: Reader,
  tokenHashes: readonly Buffer[],
): Promise<(SessionRow | null)[]> {
  const rows = await reader
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.token_hash as tokenHash',
      'sessions.member_id as memberId',
      'members.status as memberStatus',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.expires_at as expiresAt',
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`ANY (${[...tokenHashes]}::bytea[])`)
    .execute();
  const byHash = new Map(rows.map(({ tokenHash, ...row }) => [tokenHash.toString('hex'), row]));
  return tokenHashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
}

export async function touch(transaction: Transaction, tokenHash: Buffer, now: Date): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Removes a member's dead sessions and all but the `keep` that were seen last. */
export async function trim(
  transaction: Transaction,
  limits: { memberId: number; seenAfter: Date; now: Date; keep: number },
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('member_id', '=', limits.memberId)
    .where((row) =>
      row.or([
        row('last_seen_at', '<=', limits.seenAfter),
        row('expires_at', '<=', limits.now),
        row(
          'token_hash',
          'not in',
          row
            .selectFrom('sessions as latest')
            .select('latest.token_hash')
            .where('latest.member_id', '=', limits.memberId)
            .orderBy('latest.last_seen_at', 'desc')
            .limit(limits.keep),
        ),
      ]),
    )
    .execute();
}

export async function removeOthers(
  transaction: Transaction,
  { memberId, keep }: { memberId: number; keep: Buffer },
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', keep)
    .execute();
}

export async function remove(transaction: Transaction, tokenHash: Buffer): Promise<void> {
  await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function removeAll(transaction: Transaction, memberId: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
