import type { Database } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import { missingLanguages, type NewNotice } from './newNotice';
import * as store from './store';

/** Shows a notice to everybody (NOT-01). Resolves to the sentence for the operator. */
export function addNotice(database: Database, notice: NewNotice, act: Act): Promise<string> {
  return database.transaction(async (transaction) => {
    const id = await store.insertNotice(transaction, { ...notice, at: act.now });
    const details = { name: notice.name.en_us, languages: Object.keys(notice.name).join(' ') };
    await recordOperation(transaction, {
      ...act,
      action: 'notice added',
      subject: `notice ${id}`,
      details,
    });
    const missing = missingLanguages(notice);
    const english = missing.length > 0 ? `, in English where the app speaks ${missing.join(', ')}` : '';
    return `Notice ${id} is shown to everybody${english}.`;
  });
}

/**
 * Shows a notice no longer; what it said stays in the database. Resolves to a sentence for the operator; the message
 * of an Error is one too.
 */
export function removeNotice(database: Database, id: number, act: Act): Promise<string> {
  return database.transaction(async (transaction) => {
    const name = await store.setRemoved(transaction, { id, at: act.now });
    if (!name) throw new Error(`There is no notice ${id}.`);
    await recordOperation(transaction, {
      ...act,
      action: 'notice removed',
      subject: `notice ${id}`,
      details: { name: name.en_us },
    });
    return `Notice ${id} is no longer shown.`;
  });
}
