import { sql, type Kysely } from 'kysely';

/**
 * Sessions that were opened by a page know the browser by the hash of a cookie that no script reads; `NULL` for those of
 * clients that speak the specification alone. A server of the release before asks for no cookie.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions ADD COLUMN browser_hash bytea CHECK (octet_length(browser_hash) = 32)`.execute(db);
}
