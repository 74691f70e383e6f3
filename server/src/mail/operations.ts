import type { Database } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { setDue } from './store';

/** Has a mail that was given up tried once more, by a running server. */
export function sendMailAgain(database: Database, id: number, act: Act): Promise<void> {
  return database.transaction(async (transaction) => {
    const mail = await setDue(transaction, { id, now: act.now });
    if (!mail) throw new Declined('mailNotGivenUp', { id });
    const { kind, memberId } = mail;
    const line = { action: 'mail sent again', subject: `mail ${id}`, memberId, details: { kind } };
    await recordOperation(transaction, { ...act, ...line });
  });
}
