import type { AlertKind, AlertRule, AlertValues } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { Condition } from './conditions';

/** Any number: of several servers one looks at a time. */
const lookLock = 5_170_172;

/** Whether this transaction is the one that looks; until it ends nobody else does. */
export async function takeLook(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lookLock}) AS taken`.execute(transaction);
  return rows[0]!.taken;
}

export interface AlertRow {
  id: number;
  kind: AlertKind;
  subject: string;
  values: AlertValues;
  beganAt: Date;
  clearSince: Date | null;
  endedAt: Date | null;
  acknowledgedBy: string | null;
  acknowledgedAt: Date | null;
}

const alerts = (reader: Reader) =>
  reader
    .selectFrom('alerts')
    .select([
      'id',
      sql<AlertKind>`kind`.as('kind'),
      'subject',
      sql<AlertValues>`details::jsonb`.as('values'),
      'began_at as beganAt',
      'clear_since as clearSince',
      'ended_at as endedAt',
      'acknowledged_by as acknowledgedBy',
      'acknowledged_at as acknowledgedAt',
    ]);

/** Alerts that last, newest first. */
export const selectLasting = (reader: Reader): Promise<AlertRow[]> =>
  alerts(reader).where('ended_at', 'is', null).orderBy('id', 'desc').limit(200).execute();

/** Alerts that ended since a time and that nobody has acknowledged, newest first. */
export const selectUnseen = (reader: Reader, since: Date): Promise<AlertRow[]> =>
  alerts(reader)
    .where('ended_at', '>=', since)
    .where('acknowledged_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

/** Alerts of some kinds, newest first. */
export function selectAlerts(
  reader: Reader,
  wanted: {
    kinds: readonly AlertKind[];
    state?: 'on' | 'over' | undefined;
    before?: number | undefined;
    limit: number;
  },
): Promise<AlertRow[]> {
  const { kinds, state, before, limit } = wanted;
  return alerts(reader)
    .where('kind', 'in', [...kinds, ''])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .$if(state === 'on', (query) => query.where('ended_at', 'is', null))
    .$if(state === 'over', (query) => query.where('ended_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** An alert, held until the transaction ends. */
export async function claimAlert(transaction: Transaction, id: number): Promise<AlertRow | null> {
  const row = await alerts(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Begins an alert; null where it lasts already, or where its event was told. */
export async function insertAlert(
  transaction: Transaction,
  { kind, subject, values, at, event = null }: Condition & { at: Date; event?: string | null },
): Promise<number | null> {
  const row = await transaction
    .insertInto('alerts')
    .values({
      ...{ kind, subject, event, details: JSON.stringify(values), began_at: at },
      // What happened once does not last.
      ended_at: event === null ? null : at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateAlert(
  transaction: Transaction,
  id: number,
  change: { clearSince: Date | null } | { endedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('alerts')
    .set('endedAt' in change ? { ended_at: change.endedAt } : { clear_since: change.clearSince })
    .where('id', '=', id)
    .execute();
}

export async function acknowledge(
  transaction: Transaction,
  { id, operator, at }: { id: number; operator: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('alerts')
    .set({ acknowledged_by: operator, acknowledged_at: at })
    .where('id', '=', id)
    .execute();
}

/** Removes what ended before a time. */
export async function deleteAlerts(transaction: Transaction, endedBefore: Date): Promise<void> {
  await transaction.deleteFrom('alerts').where('ended_at', '<', endedBefore).execute();
}

const ruleColumns = {
  withdrawalMinutes: 'withdrawal_minutes',
  paymentMinutes: 'payment_minutes',
  roundSeconds: 'round_seconds',
  outsideRounds: 'outside_rounds',
  backupHours: 'backup_hours',
  diskPercent: 'disk_percent',
  mailMinutes: 'mail_minutes',
} as const satisfies Record<keyof AlertRule, string>;
const ruleNames = Object.keys(ruleColumns) as (keyof AlertRule)[];

export async function selectRule(reader: Reader): Promise<AlertRule> {
  const row = await reader.selectFrom('alert_rule').selectAll().executeTakeFirstOrThrow();
  return Object.fromEntries(ruleNames.map((name) => [name, row[ruleColumns[name]]])) as AlertRule;
}

export async function updateRule(transaction: Transaction, rule: AlertRule): Promise<void> {
  await transaction
    .updateTable('alert_rule')
    .set(Object.fromEntries(ruleNames.map((name) => [ruleColumns[name], rule[name]])))
    .execute();
}
