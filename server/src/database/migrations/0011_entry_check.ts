import { sql, type Kysely } from 'kysely';

/**
 * The check of new entries looks their transfers and accounts up by key. As a join it was planned as a scan of all
 * transfers, so that every order became slower with every order before it. A scalar subquery is never made a join,
 * and a plan kept from when the tables were small never scans them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION check_new_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
    BEGIN
      IF EXISTS (SELECT FROM new_entries GROUP BY transfer_id HAVING sum(amount_minor) <> 0) THEN
        RAISE EXCEPTION 'the entries of a transfer do not sum to zero'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
      END IF;
      IF EXISTS (
        SELECT FROM new_entries e
        WHERE (SELECT t.kind FROM transfers t WHERE t.id = e.transfer_id) IS DISTINCT FROM e.kind
           OR (SELECT a.id FROM accounts a WHERE a.id = e.account_id) IS NULL
      ) THEN
        RAISE EXCEPTION 'an entry names no transfer of its kind or no account'
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'entries_transfer_and_account';
      END IF;
      RETURN NULL;
    END $$`.execute(db);
}
