import { sql, type Kysely } from 'kysely';

/** Changes of content are found by their time, kind and operator; what operators type into previews. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX content_versions_by_time ON content_versions (replaced_at, kind, item_id, version)`.execute(
    db,
  );
  await sql`
    CREATE INDEX content_versions_by_kind ON content_versions (kind, replaced_at, item_id, version)`.execute(
    db,
  );
  await sql`
    CREATE INDEX content_versions_by_operator
      ON content_versions (replaced_by, replaced_at, kind, item_id, version)`.execute(db);
  await sql`
    CREATE TABLE content_typed (
      operator text NOT NULL,
      kind text NOT NULL,
      item_id text NOT NULL,
      content jsonb NOT NULL,
      typed_at timestamptz NOT NULL,
      PRIMARY KEY (operator, kind, item_id)
    )`.execute(db);
}
