import type { Reader, Transaction } from '../database';
import type { Hours } from './hours';

export interface SupportSettings extends Hours {
  visitorsWrite: boolean;
  version: number;
  changedBy: string;
}

const columns = [
  'hours',
  'time_zone as timeZone',
  'days_off as daysOff',
  'visitors_write as visitorsWrite',
  'version',
  'changed_by as changedBy',
] as const;

export const selectSettings = (reader: Reader): Promise<SupportSettings> =>
  reader.selectFrom('support_settings').select(columns).executeTakeFirstOrThrow();

/** The settings, held until the transaction ends. */
export const holdSettings = (transaction: Transaction): Promise<SupportSettings> =>
  transaction.selectFrom('support_settings').select(columns).forUpdate().executeTakeFirstOrThrow();

export async function updateSettings(transaction: Transaction, changed: SupportSettings): Promise<void> {
  const { hours, timeZone, daysOff, visitorsWrite, version, changedBy } = changed;
  await transaction
    .updateTable('support_settings')
    .set({
      hours: JSON.stringify(hours),
      ...{ time_zone: timeZone, days_off: [...daysOff], visitors_write: visitorsWrite },
      ...{ version, changed_by: changedBy },
    })
    .execute();
}

/** Sets the hours where nobody has set anything yet. */
export async function setFirstHours(transaction: Transaction, hours: Hours['hours']): Promise<void> {
  await transaction
    .updateTable('support_settings')
    .set({ hours: JSON.stringify(hours) })
    .where('version', '=', 1)
    .execute();
}

/** By which names members know operators. */
export async function selectName(reader: Reader, operator: string): Promise<string> {
  const row = await reader
    .selectFrom('support_names')
    .select('name')
    .where('operator', '=', operator)
    .executeTakeFirst();
  return row?.name ?? '';
}

export async function upsertName(
  transaction: Transaction,
  named: { operator: string; name: string },
): Promise<void> {
  await transaction
    .insertInto('support_names')
    .values(named)
    .onConflict((conflict) => conflict.column('operator').doUpdateSet({ name: named.name }))
    .execute();
}
