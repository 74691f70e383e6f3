import { sql, type Kysely } from 'kysely';

/**
 * Conversations between members, or visitors, and customer service; when it answers, and who answers under which name. A
 * member has one conversation. Only adds: a server of before leads to the external link alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE support_conversations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      member_id bigint UNIQUE REFERENCES members,
      ticket_hash bytea UNIQUE,
      visitor_name text NOT NULL DEFAULT '',
      visitor_network text NOT NULL DEFAULT '',
      language text NOT NULL,
      last_number integer NOT NULL DEFAULT 0,
      last_at timestamptz NOT NULL,
      waiting_since timestamptz,
      closed_at timestamptz,
      assigned_to text,
      seen_by_service integer NOT NULL DEFAULT 0,
      seen_by_member integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      CHECK ((member_id IS NULL) <> (ticket_hash IS NULL)),
      CHECK (waiting_since IS NULL OR closed_at IS NULL)
    )`.execute(db);
  await sql`
    CREATE INDEX support_waiting ON support_conversations (waiting_since, id)
      WHERE waiting_since IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX support_answered ON support_conversations (last_at DESC, id DESC)
      WHERE waiting_since IS NULL AND closed_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX support_assigned ON support_conversations (assigned_to, last_at DESC, id DESC)
      WHERE closed_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX support_closed ON support_conversations (last_at DESC, id DESC) WHERE closed_at IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX support_visitors ON support_conversations (visitor_network, created_at)
      WHERE member_id IS NULL`.execute(db);
  await sql`
    CREATE TABLE support_messages (
      conversation_id bigint NOT NULL REFERENCES support_conversations ON DELETE CASCADE,
      number integer NOT NULL,
      kind text NOT NULL CHECK (kind IN ('member', 'reply', 'closing', 'note')),
      operator text,
      text text NOT NULL,
      picture text,
      key text,
      created_at timestamptz NOT NULL,
      waited_seconds integer,
      PRIMARY KEY (conversation_id, number),
      UNIQUE (conversation_id, key),
      CHECK ((kind = 'member') = (operator IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX support_messages_by_time ON support_messages (created_at)`.execute(db);
  await sql`
    CREATE INDEX support_messages_waited ON support_messages (created_at DESC) INCLUDE (waited_seconds)
      WHERE waited_seconds IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE support_pictures (
      name text PRIMARY KEY,
      conversation_id bigint NOT NULL REFERENCES support_conversations ON DELETE CASCADE,
      number integer,
      webp bytea NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX support_pictures_of ON support_pictures (conversation_id, created_at)`.execute(db);
  await sql`CREATE INDEX support_pictures_unsent ON support_pictures (created_at) WHERE number IS NULL`.execute(
    db,
  );
  await sql`
    CREATE TABLE support_presence (
      conversation_id bigint NOT NULL REFERENCES support_conversations ON DELETE CASCADE,
      operator text NOT NULL,
      seen_at timestamptz NOT NULL,
      typing boolean NOT NULL,
      PRIMARY KEY (conversation_id, operator)
    )`.execute(db);
  await sql`
    CREATE TABLE support_settings (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      hours jsonb NOT NULL DEFAULT '[]',
      time_zone text NOT NULL DEFAULT 'UTC',
      days_off text[] NOT NULL DEFAULT '{}',
      visitors_write boolean NOT NULL DEFAULT true,
      version integer NOT NULL DEFAULT 1,
      changed_by text NOT NULL DEFAULT ''
    )`.execute(db);
  await sql`INSERT INTO support_settings DEFAULT VALUES`.execute(db);
  await sql`CREATE TABLE support_names (operator text PRIMARY KEY, name text NOT NULL)`.execute(db);
}
