import type { AlertKind, AlertValues } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface NewDelivery {
  alertId: number;
  phase: 'began' | 'ended';
  /** Of a mail; empty for the webhook. */
  address: string;
  at: Date;
}

export async function insertDeliveries(
  transaction: Transaction,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await transaction
    .insertInto('alert_deliveries')
    .values(
      deliveries.map(({ alertId, phase, address, at }) => ({
        ...{ alert_id: alertId, phase, address, created_at: at, due_at: at },
      })),
    )
    .execute();
}

export interface DueDelivery {
  id: number;
  alertId: number;
  phase: 'began' | 'ended';
  address: string;
  createdAt: Date;
  attempts: number;
  kind: AlertKind;
  subject: string;
  values: AlertValues;
  beganAt: Date;
  endedAt: Date | null;
}

/**
 * What is due longest, which nobody else takes until `leaseUntil`; null for none. That something has ended waits for
 * what its receiver has not heard yet of its beginning.
 */
export async function claimDelivery(
  transaction: Transaction,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueDelivery | null> {
  const { rows } = await sql<DueDelivery>`
    WITH claimed AS (
      UPDATE alert_deliveries SET attempts = attempts + 1, due_at = ${leaseUntil}
      WHERE id = (
        SELECT id FROM alert_deliveries AS d
        WHERE due_at <= ${now} AND NOT EXISTS (
          SELECT FROM alert_deliveries AS earlier
          WHERE earlier.alert_id = d.alert_id AND earlier.address = d.address AND earlier.id < d.id)
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING *)
    SELECT claimed.id, alert_id AS "alertId", phase, address, created_at AS "createdAt", attempts, kind, subject,
      details::jsonb AS values, began_at AS "beganAt", ended_at AS "endedAt"
    FROM claimed JOIN alerts ON alerts.id = claimed.alert_id`.execute(transaction);
  return rows[0] ?? null;
}

export async function deleteDelivery(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('alert_deliveries').where('id', '=', id).execute();
}

export async function postponeDelivery(
  transaction: Transaction,
  { id, dueAt, error }: { id: number; dueAt: Date; error: string },
): Promise<void> {
  await transaction
    .updateTable('alert_deliveries')
    .set({ due_at: dueAt, error })
    .where('id', '=', id)
    .execute();
}

/** What could not be told yet, with why the oldest could not. */
export async function selectUnsent(reader: Reader): Promise<{ count: number; error: string }> {
  const { rows } = await sql<{ count: number; error: string | null }>`
    SELECT count(*), (array_agg(error ORDER BY id))[1] AS error FROM alert_deliveries WHERE attempts > 0`.execute(
    reader,
  );
  return { count: rows[0]!.count, error: rows[0]!.error ?? '' };
}
