import { sql, type Kysely } from 'kysely';

/** Who an operator is at the company's own sign-in, and the sign-ins there that are under way. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE operators
      ADD company_address text UNIQUE,
      ADD company_issuer text,
      ADD company_subject text,
      ADD UNIQUE (company_issuer, company_subject),
      ADD CHECK ((company_issuer IS NULL) = (company_subject IS NULL))`.execute(db);
  await sql`
    CREATE TABLE operator_company_requests (
      state_hash bytea PRIMARY KEY,
      nonce text NOT NULL,
      verifier text NOT NULL,
      session_hash bytea,
      asked_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX operator_company_requests_by_time ON operator_company_requests (asked_at)`.execute(
    db,
  );
}
