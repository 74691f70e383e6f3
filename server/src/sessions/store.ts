import { sql } from 'kysely';
import { laneOf, type Reader, type Transaction } from '../database';

export interface SessionRow {
  memberId: number;
  memberStatus: number;
  browserHash: Buffer | null;
  lastSeenAt: Date;
  expiresAt: Date;
}

export async function insert(
  transaction: Transaction,
  session: {
    tokenHash: Buffer;
    memberId: number;
    address: string;
    deviceName: string;
    deviceHash: Buffer | null;
    browserHash: Buffer | null;
    expiresAt: Date;
    now: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({
      lane: laneOf(session.memberId),
      token_hash: session.tokenHash,
      member_id: session.memberId,
      address: session.address,
      device: session.deviceName,
      device_hash: session.deviceHash,
      browser_hash: session.browserHash,
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
      'sessions.browser_hash as browserHash',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.expires_at as expiresAt',
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`ANY (${[...tokenHashes]}::bytea[])`)
    .execute();
  const byHash = new Map(rows.map(({ tokenHash, ...row }) => [tokenHash.toString('hex'), row]));
  return tokenHashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
}

/** Places of the hashes that no session of an active member has which is alive. The hashes go as one value. */
export async function findOver(
  reader: Reader,
  { sessionHashes, seenAfter, now }: { sessionHashes: readonly Buffer[]; seenAfter: Date; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    SELECT place FROM generate_series(0, ${sessionHashes.length}::integer - 1) AS place
    WHERE NOT EXISTS (
      SELECT FROM sessions s JOIN members m ON m.id = s.member_id
      WHERE s.token_hash = substring(${Buffer.concat(sessionHashes)}::bytea FROM place * 32 + 1 FOR 32)
        AND s.last_seen_at > ${seenAfter} AND s.expires_at > ${now} AND m.status = 1)`.execute(reader);
  return rows.map(({ place }) => place);
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
    .where('lane', '=', laneOf(limits.memberId))
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
            .where('latest.lane', '=', laneOf(limits.memberId))
            .where('latest.member_id', '=', limits.memberId)
            .orderBy('latest.last_seen_at', 'desc')
            .limit(limits.keep),
        ),
      ]),
    )
    .execute();
}

export interface ListedSession {
  id: number;
  tokenHash: Buffer;
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A member's sessions that are in force, the one that was used last first. */
export async function selectAlive(
  reader: Reader,
  { memberId, seenAfter, now }: { memberId: number; seenAfter: Date; now: Date },
): Promise<ListedSession[]> {
  return reader
    .selectFrom('sessions')
    .select([
      'id',
      'token_hash as tokenHash',
      'device',
      'address',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('last_seen_at', '>', seenAfter)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Removes a member's sessions, but for the one to keep, and answers how many. */
export async function remove(
  transaction: Transaction,
  { memberId, keep }: { memberId: number; keep?: Buffer },
): Promise<number> {
  const ofMember = transaction
    .deleteFrom('sessions')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId);
  const { numDeletedRows } = await (
    keep ? ofMember.where('token_hash', '!=', keep) : ofMember
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function removeByToken(transaction: Transaction, tokenHash: Buffer): Promise<void> {
  await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Removes one of a member's sessions and answers the device that it began on; `null` where there is no such session. */
export async function removeById(
  transaction: Transaction,
  { memberId, id }: { memberId: number; id: number },
): Promise<{ deviceHash: Buffer | null } | null> {
  const row = await transaction
    .deleteFrom('sessions')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('device_hash as deviceHash')
    .executeTakeFirst();
  return row ?? null;
}

/** Members who were there since a time. */
export async function countSeen(reader: Reader, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT member_id) FROM sessions WHERE last_seen_at >= ${since}`.execute(reader);
  return rows[0]!.count;
}
