import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface NewInviteCode {
  code: string;
  /** `null`: without a limit. */
  maxUses: number | null;
  /** The bonus of everybody who registers with it (decision 0007). */
  openingBalanceMinor: number;
}

export interface InviteCode extends NewInviteCode {
  /** How many members registered with it. */
  uses: number;
  createdAt: Date;
  endedAt: Date | null;
}

export interface UsedCode extends Pick<NewInviteCode, 'code' | 'openingBalanceMinor'> {
  /** Whose own code it is; `null` for an operator's. */
  memberId: number | null;
}

const usedColumns = [
  'code',
  'opening_balance_minor as openingBalanceMinor',
  'member_id as memberId',
] as const;

/**
 * Uses an invite code up. `null` for one that does not exist, is used up or has ended. The code is held until the
 * transaction ends: whoever ends it waits for the registrations under way.
 */
export async function useInviteCode(transaction: Transaction, code: string): Promise<UsedCode | null> {
  const counted = await transaction
    .updateTable('invite_codes')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .whereRef('used', '<', 'max_uses')
    .returning(usedColumns)
    .executeTakeFirst();
  if (counted) return counted;
  // A code without a limit is not counted: everybody who registers with it would queue on its row.
  const unlimited = await transaction
    .selectFrom('invite_codes')
    .select(usedColumns)
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .where('max_uses', 'is', null)
    .forShare()
    .executeTakeFirst();
  return unlimited ?? null;
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

/** False where the code is there already; it stays as it is. */
export async function insertInviteCode(transaction: Transaction, invite: NewInviteCode): Promise<boolean> {
  const { code, maxUses, openingBalanceMinor } = invite;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('invite_codes')
    .values({ code, max_uses: maxUses, opening_balance_minor: openingBalanceMinor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Answers whose own code it is, `null` within for an operator's; `null` where there is no such code that has not ended. */
export async function setInviteCodeEnded(
  transaction: Transaction,
  { code, at }: { code: string; at: Date },
): Promise<{ memberId: number | null } | null> {
  const row = await transaction
    .updateTable('invite_codes')
    .set({ ended_at: at })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .returning('member_id as memberId')
    .executeTakeFirst();
  return row ?? null;
}

/** Whether there is such a code, also one that has ended. */
export async function hasInviteCode(reader: Reader, code: string): Promise<boolean> {
  const row = await reader
    .selectFrom('invite_codes')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every invite code of operators, oldest first. */
export function selectInviteCodes(reader: Reader): Promise<InviteCode[]> {
  return reader
    .selectFrom('invite_codes')
    .leftJoin('member_invitations', 'member_invitations.code', 'invite_codes.code')
    .select([
      'invite_codes.code',
      'max_uses as maxUses',
      'opening_balance_minor as openingBalanceMinor',
      sql<number>`count(member_invitations.member_id)::integer`.as('uses'),
      'invite_codes.created_at as createdAt',
      'ended_at as endedAt',
    ])
    .where('invite_codes.member_id', 'is', null)
    .groupBy('invite_codes.code')
    .orderBy('invite_codes.created_at')
    .orderBy('invite_codes.code')
    .execute();
}

export type InviteCodeState = 'inUse' | 'usedUp' | 'ended';

export interface ListedInviteCode extends InviteCode {
  state: InviteCodeState;
  owner: { id: number; username: string } | null;
}

const stateOfCode = sql<InviteCodeState>`CASE WHEN c.ended_at IS NOT NULL THEN 'ended'
  WHEN c.used >= c.max_uses THEN 'usedUp' ELSE 'inUse' END`;

/** Codes of operators or members' own, before one of them, newest first. */
export async function selectInviteCodesBefore(
  reader: Reader,
  wanted: {
    ofMembers: boolean;
    state?: InviteCodeState | undefined;
    find?: string | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<ListedInviteCode[]> {
  const { ofMembers, state, find, before, limit } = wanted;
  const conditions = [
    ofMembers ? sql`c.member_id IS NOT NULL` : sql`c.member_id IS NULL`,
    ...(state ? [sql`${stateOfCode} = ${state}`] : []),
    ...(find ? [sql`starts_with(c.code, ${find.toUpperCase()})`] : []),
    ...(before === undefined
      ? []
      : [sql`(c.created_at, c.code) < (SELECT created_at, code FROM invite_codes WHERE code = ${before})`]),
  ];
  const { rows } = await sql<ListedInviteCode>`
    SELECT page.*, CASE WHEN "maxUses" IS NULL
        THEN (SELECT count(*) FROM member_invitations i WHERE i.code = page.code)::integer ELSE used END AS uses,
      (SELECT jsonb_build_object('id', m.id, 'username', m.username) FROM members m
        WHERE m.id = page.member_id) AS owner
    FROM (
      SELECT c.code, c.member_id, c.used, c.max_uses AS "maxUses", c.opening_balance_minor AS "openingBalanceMinor",
        c.created_at AS "createdAt", c.ended_at AS "endedAt", ${stateOfCode} AS state
      FROM invite_codes AS c WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY c.created_at DESC, c.code DESC LIMIT ${limit}
    ) AS page ORDER BY page."createdAt" DESC, page.code DESC`.execute(reader);
  return rows;
}
