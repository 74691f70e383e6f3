import { sql, type Kysely } from 'kysely';

/** What waits for a second operator of the office; and the orders in which the operator log is looked through. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE proposals (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      call text NOT NULL,
      params text NOT NULL,
      shown text NOT NULL,
      proposed_by text NOT NULL,
      proposed_at timestamptz NOT NULL,
      decided_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX proposals_open ON proposals (id) WHERE decided_at IS NULL`.execute(db);
  await sql`CREATE INDEX operator_log_by_operator ON operator_log (operator, id)`.execute(db);
  await sql`CREATE INDEX operator_log_by_action ON operator_log (action, id)`.execute(db);
  await sql`CREATE INDEX operator_log_by_subject ON operator_log (subject, id)`.execute(db);
  await sql`CREATE INDEX operator_log_by_time ON operator_log (at, id)`.execute(db);
  await sql`CREATE INDEX operator_log_by_member ON operator_log (((details::jsonb) ->> 'memberId'), id)`.execute(
    db,
  );
}
