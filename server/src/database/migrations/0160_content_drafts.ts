import { sql, type Kysely } from 'kysely';

/**
 * What is published may have a draft beside it, which takes its place at a time; who has an item open. Products have a
 * price and say what their button does. Only adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE content_drafts (
      kind text NOT NULL,
      item_id text NOT NULL,
      content jsonb NOT NULL,
      publish_at timestamptz,
      made_from integer NOT NULL,
      revision integer NOT NULL,
      saved_by text NOT NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (kind, item_id)
    )`.execute(db);
  await sql`
    CREATE TABLE content_openings (
      kind text NOT NULL,
      item_id text NOT NULL,
      operator text NOT NULL,
      typing boolean NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (kind, item_id, operator)
    )`.execute(db);
  await sql`
    ALTER TABLE showcase_items
      ADD price_minor bigint CHECK (price_minor >= 0),
      ADD button text NOT NULL DEFAULT 'service',
      ADD button_label jsonb NOT NULL DEFAULT '{"en_us": ""}'`.execute(db);
}
