import type { Language, Message } from '@members/contract';
import type { Database, Transaction } from '../database';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { mailMember } from '../mail';
import { describe, type Told } from './describe';
import * as store from './store';

export type NewMessage = Told & {
  memberId: number;
  /** A member is told once about a kind and a subject, however often it is written. */
  subject?: string;
  now: Date;
};

/**
 * Tells one member something, in the transaction of what it tells about: neither is there without the other. What is about
 * the account's safety goes to the confirmed address, too.
 *
 *     await tellMember(transaction, { memberId, kind: 'security', details: { event: 'card', device }, now });
 */
export async function tellMember(transaction: Transaction, message: NewMessage): Promise<void> {
  await store.insertMessage(transaction, message);
  if (message.kind !== 'security') return;
  const { memberId, kind, details, now } = message;
  await mailMember(transaction, { memberId, kind, places: { ...details, time: formatTime(now) }, now });
}

export type Messages = ReturnType<typeof createMessages>;

export function createMessages({ database, now }: { database: Database; now: () => Date }) {
  const { reader } = database;

  /** What a member was told (NOT-03), newest first, a hundred at most, in the language of the request. */
  async function list(
    memberId: number,
    language: Language,
  ): Promise<{ messages: Message[]; seenAt: string; through: string }> {
    // The mark first: what comes in between is unread.
    const mark = await store.selectMark(reader, memberId);
    const rows = await store.newest(reader, memberId);
    return {
      messages: rows.map((row) => ({
        kind: row.kind,
        ...describe(row, language),
        createdAt: formatTime(row.createdAt),
        unread: !mark?.seenAt || row.createdAt > mark.seenAt,
      })),
      seenAt: formatTime(mark?.noticesSeenAt ?? null),
      through: mark?.newestAt?.toISOString() ?? '',
    };
  }

  /** Up to `through` all has been seen; never of what is still to come. */
  async function read(memberId: number, through: string): Promise<null> {
    const time = new Date(through);
    if (Number.isNaN(time.getTime())) throw new Refusal('invalidValue');
    const seen = new Date(Math.min(time.getTime(), now().getTime()));
    await database.transaction((transaction) => store.moveMark(transaction, { memberId, through: seen }));
    return null;
  }

  return { list, read };
}
