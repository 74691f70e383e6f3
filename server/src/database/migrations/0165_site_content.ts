import { sql, type Kysely } from 'kysely';

/**
 * Settings, notices, feedback and recharge channels are changed as content is: with versions, drafts and a time from which
 * members see them. A site is open unless it says otherwise. `removed_at` of notices stays for servers of before; nothing
 * reads it any more. Only adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, from] of [
    ['feedback', sql`'epoch'`],
    ['recharge_channels', sql`'epoch'`],
    ['notices', sql`now()`],
  ] as const)
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD shown_from timestamptz DEFAULT ${from},
        ADD archived boolean NOT NULL DEFAULT false,
        ADD version integer NOT NULL DEFAULT 1,
        ADD CHECK (NOT archived OR shown_from IS NULL)`.execute(db);
  await sql`
    UPDATE notices SET
      shown_from = CASE WHEN removed_at IS NULL THEN created_at END, archived = removed_at IS NOT NULL`.execute(
    db,
  );
  await sql`
    ALTER TABLE site
      ADD versions jsonb NOT NULL DEFAULT '{}',
      ADD open_to_members boolean NOT NULL DEFAULT true,
      ADD closed_text jsonb`.execute(db);
}
