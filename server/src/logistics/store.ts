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

/** The steps of several parcels, each in its order. */
export async function stepsOfAll(reader: Reader, numbers: readonly string[]) {
  return reader
    .selectFrom('waybill_steps')
    .select(['waybill_number as number', 'title', 'description', 'happened_at'])
    .where('waybill_number', 'in', [...numbers])
    .orderBy('waybill_number')
    .orderBy('position')
    .execute();
}

export interface Step {
  title: LocalisedText;
  description: LocalisedText;
  happened_at: Date;
}

const rowsAtATime = 1_000;

/** Sets the way so far of the goods of some parcels. */
export async function replaceSteps(
  transaction: Transaction,
  parcels: readonly { number: string; steps: readonly Step[] }[],
): Promise<void> {
  const numbers = parcels.map(({ number }) => number);
  await transaction.deleteFrom('waybill_steps').where('waybill_number', 'in', numbers).execute();
  const rows = parcels.flatMap(({ number, steps: set }) =>
    set.map(({ title, description, happened_at }, position) => ({
      ...{ waybill_number: number, position, happened_at },
      ...{ title: JSON.stringify(title), description: JSON.stringify(description) },
    })),
  );
  for (let from = 0; from < rows.length; from += rowsAtATime)
    await transaction
      .insertInto('waybill_steps')
      .values(rows.slice(from, from + rowsAtATime))
      .execute();
}
