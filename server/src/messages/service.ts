import {
  languages,
  type Language,
  type Message,
  type MessageSwitch,
  type MessageSwitches,
} from '@members/contract';
import type { Database, Transaction } from '../database';
import type { Written } from '../database/tables/messages';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { mailMember, mailWaits, removeWaitingMail } from '../mail';
import { queuePush } from '../push';
import { describe, escapeHtml, type Told } from './describe';
import * as store from './store';
import { isWanted, selectSwitches, setSwitch } from './switchStore';
import { messageTexts } from './texts';

export type NewMessage = Told & {
  memberId: number;
  /** A member is told once about a kind and a subject, however often it is written. */
  subject?: string;
  now: Date;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a message was about stays in the records. */
const keptMs = 365 * dayMs;

const answerSubject = 'conversation';
const answerMail = 'answer';
/** Who is looking at the conversation sees the answer before. */
const answerMailAfterMs = 5 * minuteMs;

/** For how long a device that is away is still told. */
const pushedForMs = (kind: NewMessage['kind']) =>
  kind === 'bets' ? 10 * minuteMs : kind === 'security' ? 3 * dayMs : dayMs;

/**
 * Tells one member something, in the transaction of what it tells about: neither is there without the other. The devices
 * that the member has switched on get it by push. What is about the account's safety goes to the confirmed address, too;
 * tell it before sessions end by the same change, so that their devices hear of it.
 *
 *     await tellMember(transaction, { memberId, kind: 'security', details: { event: 'card', device }, now });
 */
export async function tellMember(
  transaction: Transaction,
  { memberId, ...message }: NewMessage,
): Promise<void> {
  const [told] = await tellMembers(transaction, { ...message, memberIds: [memberId] } as ManyTold);
  if (!told || message.kind !== 'security') return;
  const { kind, details, now } = message;
  await mailMember(transaction, { memberId, kind, places: { ...details, time: formatTime(now) }, now });
}

type ManyTold = Told & { memberIds: readonly number[]; subject?: string; now: Date };

/** Tells many members the same, by the app and by push; answers who was not told before about the subject. */
export async function tellMembers(transaction: Transaction, told: ManyTold): Promise<number[]> {
  const messages = await store.insertMessages(transaction, told);
  const { kind, now } = told;
  if (messages.length > 0)
    await queuePush(transaction, {
      messages,
      outlivesSession: kind === 'security',
      now,
      expiresAt: new Date(now.getTime() + pushedForMs(kind)),
      wanted: isWanted(kind),
    });
  return messages.map(({ memberId }) => memberId);
}

/**
 * Tells a member that customer service has answered. What was told of earlier answers gives way, so that the list has one
 * line of the conversation; the mail goes where the member has not seen the answer by then.
 */
export async function tellAnswer(
  transaction: Transaction,
  { memberId, text, now }: { memberId: number; text: string; now: Date },
): Promise<void> {
  const name = Object.fromEntries(languages.map((each) => [each, messageTexts[each].support.name]));
  const details = {
    name: name as Written['name'],
    text: { en_us: escapeHtml(text) },
    conversation: true,
  } as const;
  await store.removeMessage(transaction, { memberId, kind: 'support', subject: answerSubject });
  await tellMember(transaction, { memberId, kind: 'support', details, subject: answerSubject, now });
  const { supportMail } = await selectSwitches(transaction, memberId);
  if (!supportMail || (await mailWaits(transaction, { memberId, kind: answerMail }))) return;
  const dueAt = new Date(now.getTime() + answerMailAfterMs);
  await mailMember(transaction, { memberId, kind: answerMail, dueAt, now });
}

/** The member has seen the conversation: neither list, nor device, nor mail tells of it any more. */
export async function forgetAnswer(transaction: Transaction, memberId: number): Promise<void> {
  await store.removeMessage(transaction, { memberId, kind: 'support', subject: answerSubject });
  await removeWaitingMail(transaction, { memberId, kind: answerMail });
}

/** Removes the messages that are older than a year. */
export const removeOldMessages = (database: Database, now: Date): Promise<void> =>
  database.transaction((transaction) => store.removeBefore(transaction, new Date(now.getTime() - keptMs)));

export type Messages = ReturnType<typeof createMessages>;

export interface MessagesDependencies {
  database: Database;
  /** The server's for push services. */
  pushPublicKey: string;
  sendsMail: boolean;
  now: () => Date;
}

export function createMessages({ database, pushPublicKey, sendsMail, now }: MessagesDependencies) {
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
        // The app knows it as a message; its words are its own.
        kind: row.kind === 'money' ? ('message' as const) : row.kind,
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

  /** By what the member is told outside of the app. */
  async function settings(memberId: number): Promise<{ publicKey: string; switches: MessageSwitches }> {
    const { supportMail, ...switches } = await selectSwitches(reader, memberId);
    return {
      publicKey: pushPublicKey,
      switches: { ...switches, supportMail: sendsMail ? supportMail : null },
    };
  }

  async function turn(
    memberId: number,
    { name, on }: { name: MessageSwitch | null; on: 'yes' | 'no' | null },
  ): Promise<null> {
    if (!name || !on) throw new Refusal('invalidValue');
    const change = { memberId, name, on: on === 'yes' };
    await database.transaction((transaction) => setSwitch(transaction, change));
    return null;
  }

  return { list, read, settings, turn };
}
