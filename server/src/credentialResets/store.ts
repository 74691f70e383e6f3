import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { CredentialKind } from '../database/tables/credentialResets';

export interface Reset {
  kind: CredentialKind;
  at: Date;
}

/**
 * Has on record that an operator takes something off a member, in the transaction that does it: a card goes with such a row
 * alone. Answers its number.
 */
export async function insertReset(
  transaction: Transaction,
  { memberId, kind, at }: Reset & { memberId: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto('credential_resets')
    .values({ member_id: memberId, kind, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The member has given anew what was taken off; nothing where nothing was. Withdrawals wait from now on. */
export async function completeReset(
  transaction: Transaction,
  { memberId, kind, at }: Reset & { memberId: number },
): Promise<void> {
  await transaction
    .updateTable('credential_resets')
    .set({ given_at: at })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('given_at', 'is', null)
    .execute();
}

/** What was taken off a member since a time. */
export function resetsSince(
  reader: Reader,
  { memberId, since }: { memberId: number; since: Date },
): Promise<Reset[]> {
  return reader
    .selectFrom('credential_resets')
    .select(['kind', 'at'])
    .where('member_id', '=', memberId)
    .where('at', '>', since)
    .execute();
}

/** Until when a member's withdrawals wait, counted from when the last thing was given anew; null where they don't. */
export async function withdrawalsWaitUntil(
  reader: Reader,
  { memberId, waitHours, now }: { memberId: number; waitHours: number; now: Date },
): Promise<Date | null> {
  const row = await reader
    .selectFrom('credential_resets')
    .select(sql<Date | null>`max(coalesce(given_at, at))`.as('last'))
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'fundPasswordLock')
    .executeTakeFirst();
  const until = row?.last ? new Date(row.last.getTime() + waitHours * 3_600_000) : null;
  return until && until > now ? until : null;
}
