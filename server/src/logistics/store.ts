import type { Reader } from '../database';

export async function find(reader: Reader, number: string) {
  return reader.selectFrom('waybills').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function steps(reader: Reader, number: string) {
  return reader
    .selectFrom('waybill_steps')
    .select(['title', 'description', 'happened_at'])
    .where('waybill_number', '=', number)
    .orderBy('position')
    .execute();
}
