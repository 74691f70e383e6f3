import { sql, type Kysely } from 'kysely';

/**
 * Slips that were settled before this counts as told: the first release that tells of slips would otherwise begin with a
 * week of them. The releases before know nothing of the marks, or add to them; what they settle from now on is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO slips_told (member_id, slip_id, told_at)
    SELECT member_id, transfer_id, now() FROM orders WHERE placed_at >= now() - interval '7 days'
    GROUP BY member_id, transfer_id HAVING bool_and(status <> 0)
    ON CONFLICT DO NOTHING`.execute(db);
}
