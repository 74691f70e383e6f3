import type { Database } from '../database';
import { removeOld } from './conversationStore';

const dayMs = 24 * 60 * 60_000;
/** Messages are kept as long as somebody may come back to them; visitors have no account that would. */
const [messagesMs, visitorsMs] = [730 * dayMs, 30 * dayMs];

/** Removes messages that are older than two years, and conversations with visitors of which nothing is newer than 30 days. */
export const removeOldConversations = (database: Database, now: Date): Promise<void> =>
  database.transaction((transaction) =>
    removeOld(transaction, {
      messagesBefore: new Date(now.getTime() - messagesMs),
      visitorsBefore: new Date(now.getTime() - visitorsMs),
    }),
  );
