import { sql, type Kysely } from 'kysely';

/** What a guide costs for half a day and a full day; 0 where it is named when somebody asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE site
      ADD guide_half_day_minor bigint NOT NULL DEFAULT 0 CHECK (guide_half_day_minor >= 0),
      ADD guide_full_day_minor bigint NOT NULL DEFAULT 0 CHECK (guide_full_day_minor >= 0)`.execute(db);
}
