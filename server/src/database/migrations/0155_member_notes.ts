import { sql, type Kysely } from 'kysely';

/** What operators note about a member, for each other. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_notes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      text text NOT NULL,
      operator text NOT NULL,
      at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX member_notes_member ON member_notes (member_id, id)`.execute(db);
}
