import type { Language } from '@members/contract';
import { sql } from 'kysely';
import { laneOfId, type LocalisedText, type Reader, type Transaction } from '../database';
import { unreadCount } from '../messages';

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

/**
 * Holds a member whose password is still the one that was checked, until the transaction ends: a change of the
 * password waits. Answers the status, `null` where the password is another one by now.
 */
export async function holdPassword(
  transaction: Transaction,
  { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
): Promise<number | null> {
  const row = await transaction
    .selectFrom('members')
    .select('status')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row?.status ?? null;
}

/** In which the member uses the app from now on. */
export async function setLanguage(
  transaction: Transaction,
  { memberId, language }: { memberId: number; language: Language },
): Promise<void> {
  await transaction
    .updateTable('members')
    .set({ language })
    .where('id', '=', memberId)
    .where('language', 'is distinct from', language)
    .execute();
}

/** The status of a member, held until the transaction ends; `null` for nobody, and for an account that is closed. */
export async function holdStatus(transaction: Transaction, memberId: number): Promise<number | null> {
  const row = await transaction
    .selectFrom('members')
    .select('status')
    .where('id', '=', memberId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.status ?? null;
}

export interface HeldMember {
  id: number;
  username: string;
  status: number;
  closed: boolean;
}

/** A member, held until the transaction ends. */
export const holdMemberNumbered = (
  transaction: Transaction,
  memberId: number,
): Promise<HeldMember | undefined> =>
  transaction
    .selectFrom('members')
    .select(['id', 'username', 'status', sql<boolean>`closed_at IS NOT NULL`.as('closed')])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function setStatus(
  transaction: Transaction,
  { memberId, status }: { memberId: number; status: number },
): Promise<void> {
  await transaction.updateTable('members').set({ status }).where('id', '=', memberId).execute();
}

/** Whether the password was still `from`. */
export async function replacePassword(
  transaction: Transaction,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('members')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets the password of an active member, and answers the name; `null` where there is none. */
export async function setPassword(
  transaction: Transaction,
  { memberId, passwordHash }: { memberId: number; passwordHash: string },
): Promise<string | null> {
  const row = await transaction
    .updateTable('members')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .where('closed_at', 'is', null)
    .returning('username')
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Uses a single sign-on ticket up. False for one that was used before. Forgets those that are long expired. */
export async function useTicket(
  transaction: Transaction,
  { jtiHash, expiresAt, now }: { jtiHash: Buffer; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('sso_tickets')
    .values({ jti_hash: jtiHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const longExpired = new Date(now.getTime() - 10 * 60_000);
  await transaction.deleteFrom('sso_tickets').where('expires_at', '<', longExpired).execute();
  return numInsertedOrUpdatedRows === 1n;
}

/** A member's tier as the rules of now name it; the last one of less tiers than there were, `null` where there are none. */
const tierOfRules = sql<{ name: LocalisedText; imageUrl: string } | null>`(
  SELECT rules -> 'tiers' -> least(members.tier, jsonb_array_length(rules -> 'tiers') - 1)
  FROM standing_rules ORDER BY version DESC LIMIT 1)`;

/** What members are shown of themselves, in the order of their ids; `undefined` for nobody. */
export async function findProfiles(reader: Reader, ids: readonly number[]) {
  const rows = await reader
    .selectFrom('members')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.member_id', '=', 'members.id').on('accounts.lane', '=', laneOfId(sql`members.id`)),
    )
    .select((row) => [
      'members.id',
      'username',
      'balance_minor as balanceMinor',
      'credit_score as creditScore',
      'status',
      'avatar_url as avatarUrl',
      'real_name as realName',
      'sex',
      row('fund_password_hash', 'is not', null).$castTo<boolean>().as('hasFundPassword'),
      tierOfRules.as('tier'),
      'tier_progress as tierProgress',
      'full_video_access as fullVideoAccess',
      unreadCount.as('unread'),
    ])
    .where('members.id', '=', sql<number>`ANY (${[...ids]}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

export async function findMember(reader: Reader, id: number) {
  return reader.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Who signs in as this member; undefined for nobody. */
export async function selectLogin(
  reader: Reader,
  id: number,
): Promise<{ username: string; passwordHash: string } | undefined> {
  return reader
    .selectFrom('members')
    .select(['username', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export async function insertClosedName(transaction: Transaction, nameHash: Buffer): Promise<void> {
  await transaction.insertInto('closed_names').values({ name_hash: nameHash }).execute();
}

/** Whether a name was that of an account that is closed. */
export async function isClosedName(reader: Reader, nameHash: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('closed_names')
    .select('name_hash')
    .where('name_hash', '=', nameHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The new member's id, or `null` where the name is taken in any spelling. */
export async function insertMember(
  transaction: Transaction,
  member: {
    username: string;
    passwordHash: string;
    avatarUrl: string;
    language?: Language | null;
    /** Of a member of the sample content, who has been there for a while. */
    createdAt?: Date;
  },
): Promise<number | null> {
  const row = await transaction
    .insertInto('members')
    .values({
      username: member.username,
      password_hash: member.passwordHash,
      avatar_url: member.avatarUrl,
      fund_password_hash: null,
      language: member.language ?? null,
      ...(member.createdAt && { created_at: member.createdAt }),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface MemberStanding {
  memberId: number;
  creditScore: number;
  tier: number;
  tierProgress: number;
}

/** What the rules give to some members, in one statement; a closed account keeps what it had. */
export async function setStandings(
  transaction: Transaction,
  standings: readonly MemberStanding[],
): Promise<void> {
  if (standings.length === 0) return;
  const column = (name: keyof MemberStanding) => standings.map((each) => each[name]);
  await sql`
    UPDATE members SET credit_score = given.score, tier = given.tier, tier_progress = given.progress
    FROM unnest(${column('memberId')}::bigint[], ${column('creditScore')}::smallint[], ${column('tier')}::smallint[],
      ${column('tierProgress')}::smallint[]) AS given (id, score, tier, progress)
    WHERE members.id = given.id AND closed_at IS NULL`.execute(transaction);
}

/** What became of a member's account; null for a number that nobody has. */
export async function memberState(
  reader: Reader,
  memberId: number,
): Promise<'active' | 'disabled' | 'closed' | null> {
  const row = await reader
    .selectFrom('members')
    .select(['status', 'closed_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) return null;
  return row.closed_at ? 'closed' : row.status === 1 ? 'active' : 'disabled';
}
