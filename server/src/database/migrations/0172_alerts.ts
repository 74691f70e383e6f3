import { sql, type Kysely } from 'kysely';

/** What operators are told of by itself: what is on and was, what has to be sent yet, and from when on. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE alerts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      subject text NOT NULL,
      details text NOT NULL,
      event text UNIQUE,
      began_at timestamptz NOT NULL,
      clear_since timestamptz,
      ended_at timestamptz,
      acknowledged_by text,
      acknowledged_at timestamptz
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX alerts_on ON alerts (kind, subject) WHERE ended_at IS NULL`.execute(db);
  await sql`CREATE INDEX alerts_ended ON alerts (ended_at) WHERE ended_at IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE alert_deliveries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      alert_id bigint NOT NULL REFERENCES alerts ON DELETE CASCADE,
      phase text NOT NULL CHECK (phase IN ('began', 'ended')),
      address text NOT NULL,
      created_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      error text NOT NULL DEFAULT ''
    )`.execute(db);
  await sql`CREATE INDEX alert_deliveries_due ON alert_deliveries (due_at)`.execute(db);
  await sql`CREATE INDEX alert_deliveries_alert ON alert_deliveries (alert_id)`.execute(db);
  await sql`
    CREATE TABLE alert_rule (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      withdrawal_minutes integer NOT NULL DEFAULT 240,
      payment_minutes integer NOT NULL DEFAULT 240,
      round_seconds integer NOT NULL DEFAULT 120,
      outside_rounds integer NOT NULL DEFAULT 50,
      backup_hours integer NOT NULL DEFAULT 48,
      disk_percent integer NOT NULL DEFAULT 5,
      mail_minutes integer NOT NULL DEFAULT 30
    )`.execute(db);
  await sql`INSERT INTO alert_rule DEFAULT VALUES`.execute(db);
}
