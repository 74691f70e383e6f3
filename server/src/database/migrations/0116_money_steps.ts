import { sql, type Kysely } from 'kysely';

/**
 * When a recharge was settled and a withdrawal approved and sent, for the timeline of its record. A server of the release
 * before leaves them empty, and a timeline shows the step without a time. What is known of older ones is filled in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE recharges ADD settled_at timestamptz`.execute(db);
  await sql`ALTER TABLE withdrawals ADD approved_at timestamptz, ADD sent_at timestamptz`.execute(db);
  await sql`
    UPDATE recharges r SET settled_at = t.created_at FROM transfers t
    WHERE t.reference = 'recharge #' || r.id`.execute(db);
  await sql`
    UPDATE withdrawals w SET approved_at = a.at
    FROM (SELECT withdrawal_id, max(at) AS at FROM withdrawal_approvals GROUP BY withdrawal_id) AS a
    WHERE a.withdrawal_id = w.id AND w.state IN ('approved', 'sent', 'arrived')`.execute(db);
  await sql`UPDATE withdrawals SET sent_at = updated_at WHERE state = 'sent'`.execute(db);
}
