import { sql, type Kysely } from 'kysely';

/**
 * Members choose whether answers of customer service are told by mail, too; who hasn't chosen is told. Whoever may change,
 * or see, what is known of members may so far answer them, or read along. Only adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE message_switches ADD support_mail boolean NOT NULL DEFAULT true`.execute(db);
  for (const way of ['change', 'see'])
    await sql`
      UPDATE operators SET rights = rights || ${`support.${way}`}::text
      WHERE ${`members.${way}`} = ANY (rights)`.execute(db);
}
