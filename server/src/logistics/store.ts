import { shown, type LocalisedText, type Reader, type Transaction } from '../database';

export async function find(reader: Reader, number: string) {
  return reader
    .selectFrom('waybills')
    .selectAll()
    .where('number', '=', number)
    .where(shown)
    .executeTakeFirst();
}

export async function steps(reader: Reader, number: string) {
  return reader
    .selectFrom('waybill_steps')
    .select(['title', 'description', 'happened_at'])
    .where('waybill_number', '=', number)
    .orderBy('position')
    .execute();
}

export interface Step {
  title: LocalisedText;
  description: LocalisedText;
  happened_at: Date;
}

/** Sets the way of the goods so far. */
export async function replaceSteps(
  transaction: Transaction,
  { number, steps: set }: { number: string; steps: readonly Step[] },
): Promise<void> {
  await transaction.deleteFrom('waybill_steps').where('waybill_number', '=', number).execute();
  if (set.length === 0) return;
  await transaction
    .insertInto('waybill_steps')
    .values(
      set.map(({ title, description, happened_at }, position) => ({
        waybill_number: number,
        position,
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        happened_at,
      })),
    )
    .execute();
}
