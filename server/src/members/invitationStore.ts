import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

/** A member's own code, also one that has ended. */
export async function selectOwnCode(reader: Reader, memberId: number) {
  return reader
    .selectFrom('invite_codes')
    .select(['code', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Does nothing where the member has a code, or somebody else this one. */
export async function insertOwnCode(
  transaction: Transaction,
  { memberId, code, maxUses }: { memberId: number; code: string; maxUses: number },
): Promise<void> {
  await transaction
    .insertInto('invite_codes')
    .values({ code, max_uses: maxUses, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const countOf = (reader: Reader, code: string) =>
  reader
    .selectFrom('member_invitations')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('code', '=', code);

/** How many members have registered with a code. */
export async function countInvited(reader: Reader, code: string): Promise<number> {
  return (await countOf(reader, code).executeTakeFirstOrThrow()).count;
}

/** The same in the 24 hours before this transaction. */
export async function countInvitedToday(reader: Reader, code: string): Promise<number> {
  const today = countOf(reader, code).where('created_at', '>', sql<Date>`now() - interval '1 day'`);
  return (await today.executeTakeFirstOrThrow()).count;
}

export async function isActive(reader: Reader, memberId: number): Promise<boolean> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
