import { sql } from 'kysely';
import type { Reader, Tables, Transaction } from '../database';

export type CodeRow = Tables['codes'];

export interface NewCode {
  memberId: number | null;
  purpose: CodeRow['purpose'];
  address: string;
  ticketHash: Buffer | null;
  client: Buffer | null;
  network: string;
  salt: Buffer;
  now: Date;
  expiresAt: Date;
}

export async function insertCode(transaction: Transaction, code: NewCode): Promise<void> {
  await transaction
    .insertInto('codes')
    .values({
      member_id: code.memberId,
      purpose: code.purpose,
      address: code.address,
      ticket_hash: code.ticketHash,
      client: code.client,
      network: code.network,
      salt: code.salt,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** How many codes were asked for in the last hour and in the last day. */
export interface Asked {
  memberHour: number;
  memberDay: number;
  addressHour: number;
  addressDay: number;
  networkHour: number;
}

/** By one client of a member, to one address, and from one network. Nobody and no address count nothing. */
export async function countAsked(
  reader: Reader,
  asked: Pick<NewCode, 'memberId' | 'client' | 'address' | 'network'> & { hourAgo: Date; dayAgo: Date },
): Promise<Asked> {
  const { memberId, client, address, network, hourAgo, dayAgo } = asked;
  const ofMember = sql`(member_id = ${memberId}::bigint AND client IS NOT DISTINCT FROM ${client}::bytea)`;
  const ofAddress = sql`(address = ${address} AND address <> '')`;
  const ofNetwork = sql`(network = ${network})`;
  const lastHour = sql`created_at > ${hourAgo}`;
  const { rows } = await sql<Asked>`
    SELECT count(*) FILTER (WHERE ${ofMember} AND ${lastHour}) AS "memberHour",
      count(*) FILTER (WHERE ${ofMember}) AS "memberDay",
      count(*) FILTER (WHERE ${ofAddress} AND ${lastHour}) AS "addressHour",
      count(*) FILTER (WHERE ${ofAddress}) AS "addressDay",
      count(*) FILTER (WHERE ${ofNetwork} AND ${lastHour}) AS "networkHour"
    FROM codes WHERE created_at > ${dayAgo} AND (${ofMember} OR ${ofAddress} OR ${ofNetwork})`.execute(
    reader,
  );
  return rows[0]!;
}

/** Which code is meant: that of a ticket, or the newest of a member's for a purpose that a session asked for. */
export type Which = { ticketHash: Buffer } | { memberId: number; purpose: CodeRow['purpose'] };

const newestOf = (which: Which) =>
  'ticketHash' in which
    ? sql`SELECT id FROM codes WHERE ticket_hash = ${which.ticketHash}`
    : sql`SELECT id FROM codes
        WHERE member_id = ${which.memberId} AND purpose = ${which.purpose} AND ticket_hash IS NULL
        ORDER BY id DESC LIMIT 1`;

export interface GuessedCode {
  id: number;
  memberId: number | null;
  address: string;
  salt: Buffer;
}

/** Counts a guess at a code before anything is compared; `null` for none that is good and has guesses left. */
export async function countGuess(
  transaction: Transaction,
  { most, now, ...which }: Which & { most: number; now: Date },
): Promise<GuessedCode | null> {
  const { rows } = await sql<GuessedCode>`
    UPDATE codes SET guesses = guesses + 1
    WHERE id = (${newestOf(which)}) AND guesses < ${most} AND expires_at > ${now}
    RETURNING id, member_id AS "memberId", address, salt`.execute(transaction);
  return rows[0] ?? null;
}

/** Uses a code up; false where it has been already. */
export async function spend(
  transaction: Transaction,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('codes')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends all codes of a member for some purposes; how many were good. */
export async function endCodes(
  transaction: Transaction,
  { memberId, purposes, now }: { memberId: number; purposes: readonly CodeRow['purpose'][]; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('codes')
    .set({ expires_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many codes of a member for some purposes are good. */
export async function countGood(
  reader: Reader,
  { memberId, purposes, now }: { memberId: number; purposes: readonly CodeRow['purpose'][]; now: Date },
): Promise<number> {
  const { count } = await reader
    .selectFrom('codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where the code that a member waits for was sent; `null` where none is good. */
export async function selectWaiting(
  reader: Reader,
  { most, now, ...which }: { memberId: number; purpose: CodeRow['purpose']; most: number; now: Date },
): Promise<string | null> {
  const row = await reader
    .selectFrom('codes')
    .select('address')
    .where('id', '=', sql<number>`(${newestOf(which)})`)
    .where('guesses', '<', most)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.address ?? null;
}

/** Removes what does not count any more, and leaves to others what they are removing. */
export async function removeOld(transaction: Transaction, before: Date): Promise<void> {
  await sql`
    DELETE FROM codes WHERE id IN (
      SELECT id FROM codes WHERE created_at < ${before} LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
}
