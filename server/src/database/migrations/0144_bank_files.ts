import { sql, type Kysely } from 'kysely';

/** Files for a bank's bulk payment, what each has, and what came back. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE debtor_account (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      holder text NOT NULL DEFAULT '',
      account text NOT NULL DEFAULT '',
      bic text NOT NULL DEFAULT '',
      currency text NOT NULL DEFAULT ''
    )`.execute(db);
  await sql`INSERT INTO debtor_account DEFAULT VALUES`.execute(db);
  await sql`
    CREATE TABLE bank_files (
      id bigint PRIMARY KEY,
      format text NOT NULL CHECK (format IN ('csv', 'pain.001')),
      debtor jsonb NOT NULL,
      count integer NOT NULL CHECK (count > 0),
      total_minor bigint NOT NULL CHECK (total_minor > 0),
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      operator text NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  // A withdrawal is in one file.
  await sql`
    CREATE TABLE bank_file_lines (
      withdrawal_id bigint PRIMARY KEY REFERENCES withdrawals,
      file_id bigint NOT NULL REFERENCES bank_files,
      bank_name text NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX bank_file_lines_of_file ON bank_file_lines (file_id, withdrawal_id)`.execute(db);
  await sql`
    CREATE TABLE bank_answers (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      sha256 text NOT NULL UNIQUE CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      name text NOT NULL,
      format text NOT NULL CHECK (format IN ('csv', 'camt.053')),
      arrived integer NOT NULL,
      returned integer NOT NULL,
      others integer NOT NULL,
      operator text NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  for (const table of ['bank_files', 'bank_file_lines', 'bank_answers'])
    await sql`
      CREATE TRIGGER ${sql.ref(`${table}_permanent`)} BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what was exchanged with a bank stays')`.execute(db);
  await sql`
    CREATE INDEX withdrawals_by_state ON withdrawals (state, id)`.execute(db);
}
