import { sql, type Kysely } from 'kysely';

/** Who operators are, their sessions in the office, and who guesses at them. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE operators (
      name text PRIMARY KEY,
      password_hash text NOT NULL,
      code_secret text NOT NULL,
      last_code_step bigint NOT NULL DEFAULT 0,
      rights text[] NOT NULL,
      remote text,
      created_at timestamptz NOT NULL,
      disabled_at timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE operator_sessions (
      token_hash bytea PRIMARY KEY,
      operator text NOT NULL REFERENCES operators (name),
      started_at timestamptz NOT NULL,
      used_at timestamptz NOT NULL,
      code_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX operator_sessions_by_operator ON operator_sessions (operator)`.execute(db);
  await sql`CREATE INDEX operator_sessions_by_start ON operator_sessions (started_at)`.execute(db);
  await sql`
    CREATE TABLE operator_attempts (
      guesser text PRIMARY KEY,
      failures integer NOT NULL,
      tried_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX operator_attempts_by_time ON operator_attempts (tried_at)`.execute(db);
}
