import { sql, type Kysely } from 'kysely';

/**
 * Members choose whether answers of customer service are told by mail, too; who hasn't chosen is told. Whoever may change
 * what is known of members may answer them, the auditor reads along, and a new role answers without seeing members' money.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE message_switches ADD support_mail boolean NOT NULL DEFAULT true`.execute(db);
  await sql`
    UPDATE roles SET rights = rights || 'support.change'::text WHERE 'members.change' = ANY (rights)`.execute(
    db,
  );
  await sql`UPDATE roles SET rights = rights || 'support.see'::text WHERE name = 'auditor'`.execute(db);
  await sql`
    INSERT INTO roles VALUES ('helpdesk', ARRAY['support.change', 'content.see'], 1, 'migration', now())
    ON CONFLICT DO NOTHING`.execute(db);
}
