import { sql, type Kysely } from 'kysely';

/**
 * Devices that are told by push, what is still to be sent to them, and what members want to be told. A subscription
 * whose session has ended gets nothing but what was told before the end, such as the change of a password that has
 * ended it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE message_switches (
      member_id bigint PRIMARY KEY REFERENCES members,
      bets boolean NOT NULL DEFAULT false,
      withdrawals boolean NOT NULL DEFAULT true,
      messages boolean NOT NULL DEFAULT true,
      support boolean NOT NULL DEFAULT true,
      details boolean NOT NULL DEFAULT false
    )`.execute(db);
  await sql`CREATE INDEX message_switches_bets ON message_switches (member_id) WHERE bets`.execute(db);
  await sql`
    CREATE TABLE push_subscriptions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      session_hash bytea REFERENCES sessions ON DELETE SET NULL,
      endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
      p256dh bytea NOT NULL CHECK (octet_length(p256dh) = 65),
      auth bytea NOT NULL CHECK (octet_length(auth) = 16),
      language text NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX push_subscriptions_member ON push_subscriptions (member_id)`.execute(db);
  await sql`CREATE INDEX push_subscriptions_session ON push_subscriptions (session_hash)`.execute(db);
  await sql`
    CREATE TABLE push_deliveries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subscription_id bigint NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
      message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
      outlives_session boolean NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX push_deliveries_due ON push_deliveries (due_at)`.execute(db);
  await sql`CREATE INDEX push_deliveries_subscription ON push_deliveries (subscription_id)`.execute(db);
  await sql`CREATE INDEX push_deliveries_message ON push_deliveries (message_id)`.execute(db);
}
