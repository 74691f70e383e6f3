import { sql, type Kysely } from 'kysely';

/**
 * Lines of the operator log carry a MAC by a key outside the database, so that who can only write to the database can't
 * write one. Those from before have none, and stay the first ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE operator_log ADD mac bytea NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE operator_log ALTER mac DROP DEFAULT`.execute(db);
  await sql`
    CREATE FUNCTION check_operator_log_mac() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a line of the operator log has a MAC'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'operator_log_mac';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER operator_log_mac BEFORE INSERT ON operator_log
    FOR EACH ROW WHEN (octet_length(NEW.mac) <> 32) EXECUTE FUNCTION check_operator_log_mac()`.execute(db);
}
