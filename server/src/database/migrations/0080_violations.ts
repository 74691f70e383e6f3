import { sql, type Kysely } from 'kysely';

/** What browsers report that a page's policy refused, counted; bounded by its store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE violations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      remote text NOT NULL,
      release text NOT NULL,
      directive text NOT NULL,
      blocked text NOT NULL,
      source text NOT NULL,
      reports integer NOT NULL DEFAULT 1,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      UNIQUE (remote, release, directive, blocked, source)
    )`.execute(db);
  await sql`CREATE INDEX violations_last_at ON violations (last_at)`.execute(db);
}
