import { sql, type Kysely } from 'kysely';

/** When the books were reconciled and what was found, for who does not read logs. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reconciliations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      done_at timestamptz NOT NULL,
      differences integer NOT NULL,
      first_differences text NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX reconciliations_by_time ON reconciliations (done_at)`.execute(db);
}
