import type { Database } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import { setDue } from './store';

/**
 * Has a mail that was given up tried once more, by a running server. Resolves to a sentence for the operator; the message
 * of an Error is one too.
 */
export function sendMailAgain(database: Database, id: number, act: Act): Promise<string> {
  return database.transaction(async (transaction) => {
    const mail = await setDue(transaction, { id, now: act.now });
    if (!mail) throw new Error(`There is no mail ${id} that was given up.`);
    const details = { kind: mail.kind, member: mail.memberId };
    await recordOperation(transaction, { ...act, action: 'mail sent again', subject: `mail ${id}`, details });
    return `Mail ${id} is tried again within seconds, and given up again if it does not leave.`;
  });
}
