import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface MoneyRule {
  correctionsTwoFromMinor: number;
  refundsTwoFromMinor: number;
}

export function selectRule(reader: Reader): Promise<MoneyRule> {
  return reader
    .selectFrom('money_rule')
    .select([
      'corrections_two_from_minor as correctionsTwoFromMinor',
      'refunds_two_from_minor as refundsTwoFromMinor',
    ])
    .executeTakeFirstOrThrow();
}

export async function updateRule(transaction: Transaction, rule: MoneyRule): Promise<void> {
  await transaction
    .updateTable('money_rule')
    .set({
      corrections_two_from_minor: rule.correctionsTwoFromMinor,
      refunds_two_from_minor: rule.refundsTwoFromMinor,
    })
    .execute();
}

export interface Correction {
  id: number;
  kind: 'bonus' | 'correction';
  memberId: number;
  username: string;
  /** Positive for what the member got. */
  amountMinor: number;
  reason: string;
  operator: string;
  at: Date;
}

/** Newest first. */
export function selectCorrections(
  reader: Reader,
  { memberId, beforeId, limit }: { memberId?: number; beforeId?: number; limit: number },
): Promise<Correction[]> {
  return reader
    .selectFrom('corrections')
    .innerJoin('members', 'members.id', 'corrections.member_id')
    .select([
      'corrections.id',
      'kind',
      'member_id as memberId',
      'username',
      'amount_minor as amountMinor',
      'reason',
      'operator',
      'corrections.created_at as at',
    ])
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
    .$if(beforeId !== undefined, (query) => query.where('corrections.id', '<', beforeId!))
    .orderBy('corrections.id', 'desc')
    .limit(limit)
    .execute();
}

export interface NewCorrection extends Omit<Correction, 'id' | 'username'> {
  key: string;
}

/** The number of a new correction; null for a key that was used. */
export async function insertCorrection(
  transaction: Transaction,
  correction: NewCorrection,
): Promise<number | null> {
  const { key, memberId, kind, amountMinor, reason, operator, at } = correction;
  const row = await transaction
    .insertInto('corrections')
    .values({
      ...{ key, kind, reason, operator },
      ...{ member_id: memberId, amount_minor: amountMinor, created_at: at },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectByKey(reader: Reader, key: string): Promise<Omit<Correction, 'username'>> {
  return reader
    .selectFrom('corrections')
    .select([
      'id',
      'kind',
      'member_id as memberId',
      'amount_minor as amountMinor',
      'reason',
      'operator',
      'created_at as at',
    ])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** What an operator has moved of a member's since a time, up and down together. */
export async function selectMoved(
  reader: Reader,
  { memberId, operator, since }: { memberId: number; operator: string; since: Date },
): Promise<number> {
  const row = await reader
    .selectFrom('corrections')
    .select(sql<number>`coalesce(sum(abs(amount_minor)), 0)::bigint`.as('moved'))
    .where('member_id', '=', memberId)
    .where('operator', '=', operator)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.moved;
}
