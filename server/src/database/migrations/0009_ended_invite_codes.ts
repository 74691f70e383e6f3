import { sql, type Kysely } from 'kysely';

/** A code that ended stays for those who registered with it; nobody else can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE invite_codes ADD COLUMN ended_at timestamptz`.execute(db);
}
