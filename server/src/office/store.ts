import type { Reader, Transaction } from '../database';

export interface ProposalRow {
  id: number;
  call: string;
  params: string;
  shown: string;
  by: string;
  at: Date;
  decidedAt: Date | null;
}

const columns = [
  'id',
  'call',
  'params',
  'shown',
  'proposed_by as by',
  'proposed_at as at',
  'decided_at as decidedAt',
] as const;

export async function insertProposal(
  transaction: Transaction,
  { call, params, shown, by, at }: Omit<ProposalRow, 'id' | 'decidedAt'>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('proposals')
    .values({ call, params, shown, proposed_by: by, proposed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Proposals that nobody has decided on and that are not too old, oldest first. */
export function selectOpen(reader: Reader, oldest: Date): Promise<ProposalRow[]> {
  return reader
    .selectFrom('proposals')
    .select(columns)
    .where('decided_at', 'is', null)
    .where('proposed_at', '>=', oldest)
    .orderBy('id')
    .limit(500)
    .execute();
}

/** A proposal, held until the transaction ends: of two operators the second finds it decided. */
export async function claimProposal(transaction: Transaction, id: number): Promise<ProposalRow | null> {
  const row = await transaction
    .selectFrom('proposals')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function markDecided(
  transaction: Transaction,
  { id, at }: { id: number; at: Date | null },
): Promise<void> {
  await transaction.updateTable('proposals').set({ decided_at: at }).where('id', '=', id).execute();
}

/** What was decided needs no parameters any more; what nobody decided on in time, neither. */
export async function forgetDecided(
  transaction: Transaction,
  { id, before }: { id?: number; before: Date },
): Promise<void> {
  await transaction
    .updateTable('proposals')
    .set({ params: '', shown: '{}' })
    .where((where) =>
      where.or([where('proposed_at', '<', before), ...(id === undefined ? [] : [where('id', '=', id)])]),
    )
    .where('params', '<>', '')
    .execute();
}
