import { sql, type Kysely } from 'kysely';

/** What operators write to many members at once, and how far it has been told. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE broadcasts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      about_play boolean NOT NULL,
      details jsonb NOT NULL,
      audience jsonb NOT NULL,
      through_member bigint NOT NULL DEFAULT 0,
      last_member bigint NOT NULL,
      told integer NOT NULL DEFAULT 0,
      made_by text NOT NULL,
      made_at timestamptz NOT NULL,
      ended_at timestamptz,
      stopped_by text
    )`.execute(db);
  await sql`CREATE INDEX broadcasts_under_way ON broadcasts (id) WHERE ended_at IS NULL`.execute(db);
}
