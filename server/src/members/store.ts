import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface Credentials {
  id: number;
  passwordHash: string;
  status: number;
}

export async function findCredentials(reader: Reader, username: string): Promise<Credentials | undefined> {
  return reader
    .selectFrom('members')
    .select(['id', 'password_hash as passwordHash', 'status'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

export async function findMember(reader: Reader, id: number) {
  return reader.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The new member's id, or `null` where the name is taken in any spelling. */
export async function insertMember(
  transaction: Transaction,
  member: { username: string; passwordHash: string; avatarUrl: string },
): Promise<number | null> {
  const row = await transaction
    .insertInto('members')
    .values({
      username: member.username,
      password_hash: member.passwordHash,
      avatar_url: member.avatarUrl,
      fund_password_hash: null,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function setStanding(
  transaction: Transaction,
  standing: { memberId: number; creditScore: number; tier: number; tierProgress: number },
): Promise<void> {
  const { memberId, creditScore, tier, tierProgress } = standing;
  await transaction
    .updateTable('members')
    .set({ credit_score: creditScore, tier, tier_progress: tierProgress })
    .where('id', '=', memberId)
    .execute();
}

export interface InviteCode {
  code: string;
  openingBalanceMinor: number;
}

/** Uses an invite code up. `null` for one that does not exist or is used up. */
export async function useInviteCode(transaction: Transaction, code: string): Promise<InviteCode | null> {
  const found = await transaction
    .selectFrom('invite_codes')
    .select(['code', 'max_uses as maxUses', 'opening_balance_minor as openingBalanceMinor'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) return null;
  // A code without a limit is not counted: everybody who registers with it would queue on its row.
  if (found.maxUses === null) return found;
  const { numUpdatedRows } = await transaction
    .updateTable('invite_codes')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .whereRef('used', '<', 'max_uses')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? found : null;
}

export async function insertInvitation(
  transaction: Transaction,
  invitation: { memberId: number; code: string },
): Promise<void> {
  await transaction
    .insertInto('member_invitations')
    .values({ member_id: invitation.memberId, code: invitation.code })
    .execute();
}

/** Counts an attempt as failed until it is cleared, so that attempts at the same time can't outrun the lock. */
export async function insertAttempt(
  transaction: Transaction,
  attempt: { username: string; address: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO login_failures (username, address, failed_at)
    VALUES (${attempt.username}, ${attempt.address}, ${attempt.now}) RETURNING id`.execute(transaction);
  return rows[0]!.id;
}

export interface Failures {
  byName: number;
  byAddress: number;
  oldest: Date | null;
}

/** Failures since `since` that came before attempt `id`: of the name, and of the address on any name. */
export async function countFailures(
  reader: Reader,
  attempt: { id: number; username: string; address: string; since: Date },
): Promise<Failures> {
  const { id, username, address, since } = attempt;
  const { rows } = await sql<Failures>`
    SELECT count(*) FILTER (WHERE username = ${username}) AS "byName",
           count(*) FILTER (WHERE address = ${address}) AS "byAddress",
           min(failed_at) AS oldest
    FROM login_failures
    WHERE (username = ${username} OR address = ${address}) AND failed_at > ${since} AND id < ${id}`.execute(
    reader,
  );
  return rows[0]!;
}

export async function removeAttempt(transaction: Transaction, id: number): Promise<void> {
  await sql`DELETE FROM login_failures WHERE id = ${id}`.execute(transaction);
}

/** Forgets a name's failures after the right password, and whatever is too old to count. */
export async function clearFailures(
  transaction: Transaction,
  { username, before }: { username: string; before: Date },
): Promise<void> {
  await sql`DELETE FROM login_failures WHERE username = ${username} OR failed_at < ${before}`.execute(
    transaction,
  );
}

export async function insertInviteCode(transaction: Transaction, invite: InviteCode): Promise<void> {
  await transaction
    .insertInto('invite_codes')
    .values({ code: invite.code, opening_balance_minor: invite.openingBalanceMinor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
