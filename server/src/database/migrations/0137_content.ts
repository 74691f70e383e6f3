import { sql, type Kysely } from 'kysely';

const tables = ['cities', 'showcase_items', 'banners', 'banks', 'waybills', 'video_classes', 'videos'];

/**
 * Content has a time from which members see it, and a version; how it was before is kept. All that there is stays shown,
 * and so is what programs of before add, who know nothing of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD shown_from timestamptz DEFAULT 'epoch',
        ADD archived boolean NOT NULL DEFAULT false,
        ADD version integer NOT NULL DEFAULT 1,
        ADD CHECK (NOT archived OR shown_from IS NULL)`.execute(db);
  await sql`
    CREATE TABLE content_versions (
      kind text NOT NULL,
      item_id text NOT NULL,
      version integer NOT NULL,
      content text NOT NULL,
      replaced_by text NOT NULL,
      replaced_at timestamptz NOT NULL,
      PRIMARY KEY (kind, item_id, version)
    )`.execute(db);
}
