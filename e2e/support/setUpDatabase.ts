/**
 * Sets on the running system's database what a spec needs and what other screens and commands are for:
 * `real-name <username> <name>` or `fund-password-editable <true|false>`.
 */
import { withDatabase } from '../../server/src/operator/withDatabase';

const [what, first = '', second = ''] = process.argv.slice(2);

await withDatabase(process.env, (database) =>
  database.transaction(async (transaction) => {
    if (what === 'real-name')
      await transaction
        .updateTable('members')
        .set({ real_name: second })
        .where('username', '=', first)
        .execute();
    if (what === 'fund-password-editable')
      await transaction
        .updateTable('site')
        .set({ fund_password_editable: first === 'true' })
        .execute();
  }),
);
