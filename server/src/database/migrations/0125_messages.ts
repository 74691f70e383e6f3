import { sql, type Kysely } from 'kysely';

/**
 * What one member is told, and up to when each has seen what was told, to all or to them alone. Texts are made of kind
 * and details when they are read. A server of the release before tells nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE messages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members,
      kind text NOT NULL
        CHECK (kind IN ('bets', 'withdrawalArrived', 'withdrawalRejected', 'message', 'support', 'security')),
      subject text,
      details jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      UNIQUE (member_id, kind, subject)
    )`.execute(db);
  await sql`CREATE INDEX messages_newest ON messages (member_id, created_at DESC, id DESC)`.execute(db);
  await sql`CREATE INDEX messages_oldest ON messages (created_at)`.execute(db);
  await sql`
    CREATE TABLE message_marks (
      member_id bigint PRIMARY KEY REFERENCES members,
      seen_at timestamptz NOT NULL
    )`.execute(db);
}
