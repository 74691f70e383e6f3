import { sql, type Kysely } from 'kysely';

/** What operators did. Each line carries the hash of the one before, so a line can't be changed or taken out unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE operator_log (
      id bigint PRIMARY KEY,
      operator text NOT NULL CHECK (operator ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
      action text NOT NULL,
      subject text NOT NULL,
      details text NOT NULL,
      at timestamptz NOT NULL,
      previous_hash bytea NOT NULL CHECK (octet_length(previous_hash) = 32),
      hash bytea NOT NULL CHECK (octet_length(hash) = 32),
      CONSTRAINT operator_log_chain UNIQUE (previous_hash)
    )`.execute(db);
  await sql`
    CREATE TRIGGER operator_log_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what an operator did is on record')`.execute(db);
}
