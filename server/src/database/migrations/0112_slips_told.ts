import { sql, type Kysely } from 'kysely';

/**
 * Of which slips a member has been told, so that one device tells what another has not. A slip is named by the transfer
 * that took its stakes. The release before knows nothing of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE slips_told (
      member_id bigint NOT NULL REFERENCES members,
      slip_id bigint NOT NULL,
      told_at timestamptz NOT NULL,
      PRIMARY KEY (member_id, slip_id)
    )`.execute(db);
}
