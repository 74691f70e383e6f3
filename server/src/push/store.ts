import type { Language } from '@members/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database';
import type { Subscription } from './endpoints';

export interface NewSubscription extends Subscription {
  memberId: number;
  sessionHash: Buffer;
  language: Language;
  now: Date;
}

/** A session has one subscription, that of its browser, and a browser's is the last member's who asked. */
export async function upsertSubscription(
  transaction: Transaction,
  { memberId, sessionHash, endpoint, p256dh, auth, language, now }: NewSubscription,
): Promise<void> {
  await sql`
    DELETE FROM push_subscriptions WHERE session_hash = ${sessionHash} AND endpoint <> ${endpoint}`.execute(
    transaction,
  );
  const values = { member_id: memberId, session_hash: sessionHash, p256dh, auth, language };
  await transaction
    .insertInto('push_subscriptions')
    .values({ endpoint, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
}

/** Puts a subscription in the place of another one; nothing where there is none. */
export async function replaceSubscription(
  transaction: Transaction,
  { before, endpoint, p256dh, auth }: Subscription & { before: string },
): Promise<void> {
  await sql`
    UPDATE push_subscriptions SET endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
    WHERE endpoint = ${before} AND session_hash IS NOT NULL
      AND NOT EXISTS (SELECT FROM push_subscriptions WHERE endpoint = ${endpoint} AND endpoint <> ${before})`.execute(
    transaction,
  );
}

export async function removeOwnSubscription(
  transaction: Transaction,
  { memberId, endpoint }: { memberId: number; endpoint: string },
): Promise<void> {
  await transaction
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function removeSubscription(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export interface QueuedMessages {
  messages: readonly { id: number; memberId: number }[];
  /** They are sent also where the session ends meanwhile, as by the change of a password. */
  outlivesSession: boolean;
  now: Date;
  expiresAt: Date;
  /** Whether the member wants them, for a statement that has `push_subscriptions`. */
  wanted: RawBuilder<boolean>;
}

/** Has messages sent to the devices on which their members are signed in. */
export async function queuePush(transaction: Transaction, queued: QueuedMessages): Promise<void> {
  const { messages, outlivesSession, now, expiresAt, wanted } = queued;
  await sql`
    INSERT INTO push_deliveries (subscription_id, message_id, outlives_session, due_at, expires_at)
    SELECT push_subscriptions.id, told.message_id, ${outlivesSession}::boolean, ${now}::timestamptz, ${expiresAt}::timestamptz
    FROM unnest(${messages.map(({ memberId }) => memberId)}::bigint[], ${messages.map(({ id }) => id)}::bigint[])
      AS told (member_id, message_id)
      JOIN push_subscriptions ON push_subscriptions.member_id = told.member_id
    WHERE session_hash IS NOT NULL AND ${wanted}`.execute(transaction);
}

export interface Delivery extends Subscription {
  id: number;
  messageId: number;
  subscriptionId: number;
  /** `null` where the session has ended. */
  sessionHash: Buffer | null;
  outlivesSession: boolean;
  language: Language;
  attempts: number;
  expiresAt: Date;
}

/** What is due longest, which nobody else takes until `leaseUntil`. */
export async function claimDue(
  transaction: Transaction,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    UPDATE push_deliveries d SET attempts = attempts + 1, due_at = ${leaseUntil}
    FROM push_subscriptions s
    WHERE s.id = d.subscription_id AND d.id IN (
      SELECT id FROM push_deliveries WHERE due_at <= ${now}
      ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING d.id, d.message_id AS "messageId", s.id AS "subscriptionId", s.session_hash AS "sessionHash",
      d.outlives_session AS "outlivesSession", s.language, d.attempts, d.expires_at AS "expiresAt",
      s.endpoint, s.p256dh, s.auth`.execute(transaction);
  return rows;
}

export async function postpone(
  transaction: Transaction,
  { id, dueAt }: { id: number; dueAt: Date },
): Promise<void> {
  await transaction.updateTable('push_deliveries').set({ due_at: dueAt }).where('id', '=', id).execute();
}

export async function removeDelivery(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('push_deliveries').where('id', '=', id).execute();
}

/** Forgets devices whose session has ended, once nothing waits for them. */
export async function removeOrphans(transaction: Transaction): Promise<void> {
  await sql`
    DELETE FROM push_subscriptions s WHERE s.session_hash IS NULL
      AND NOT EXISTS (SELECT FROM push_deliveries d WHERE d.subscription_id = s.id)`.execute(transaction);
}
