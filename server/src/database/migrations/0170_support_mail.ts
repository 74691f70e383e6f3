import { sql, type Kysely } from 'kysely';

/** Members choose whether answers of customer service are told by mail, too; who hasn't chosen is told. Only adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE message_switches ADD support_mail boolean NOT NULL DEFAULT true`.execute(db);
}
