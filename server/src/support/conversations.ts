import {
  longestSupportText,
  type AnswerOf,
  type Conversation,
  type Language,
  type supportCalls,
  type SupportMessage,
} from '@members/contract';
import { createHash } from 'node:crypto';
import { gathered, type Database, type Reader, type Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { holdStatus } from '../members';
import { forgetAnswer } from '../messages';
import { supportLink } from '../site';
import * as store from './conversationStore';
import * as messageStore from './messageStore';
import type { PictureAddresses } from './pictureAddresses';
import { keepPicture, newPicture } from './pictures';
import { attachPicture } from './pictureStore';
import { selectSettings } from './settingsStore';

export interface ConversationDependencies {
  database: Database;
  addresses: PictureAddresses;
  now: () => Date;
}

export type Conversations = ReturnType<typeof createConversations>;

const dayMs = 24 * 60 * 60_000;
const pageSize = 50;
const perDay = 200;
const visitorText = 500;
/** Of visitors: conversations that one network begins in a day, messages in one, and all that wait for an answer. */
const [begunPerDay, visitorPerDay, visitorsWaiting] = [3, 20, 200];

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();
const nothing: Conversation = { messages: [], earlier: false, closed: false, seenByService: 0, seen: 0 };

/** What members and visitors write to customer service, and read of its answers. */
export function createConversations({ database, addresses, now }: ConversationDependencies) {
  const { reader } = database;

  // Every open conversation asks again and again: all who ask in one turn are one statement.
  const findOfMember = gathered((ids: readonly number[]) => store.selectOfMembers(reader, ids));

  interface Wanted {
    after?: number | undefined;
    before?: number | undefined;
  }

  /** Messages of a conversation; none are looked for where nothing has been written since. */
  async function read(
    row: store.ConversationRow | null | undefined,
    { after, before }: Wanted,
  ): Promise<Conversation> {
    if (!row) return nothing;
    const hasNews = after === undefined || row.lastNumber > after;
    const rows = hasNews
      ? await messageStore.selectMessages(reader, {
          conversationId: row.id,
          ...{ after, before, withNotes: false },
          limit: pageSize + 1,
        })
      : [];
    // Behind `after` the next page is asked for with its last number; else what is before begins the page.
    const page = after === undefined ? rows.slice(-pageSize) : rows.slice(0, pageSize);
    return {
      messages: page.map(shown),
      earlier: after === undefined && rows.length > pageSize,
      closed: row.closedAt !== null,
      seenByService: row.seenByService,
      seen: row.seenByMember,
    };
  }

  const shown = (row: messageStore.MessageRow): SupportMessage => ({
    number: row.number,
    author: row.kind === 'member' ? 'member' : 'service',
    name: row.name,
    text: row.text,
    picture: row.picture && {
      path: `/uploads/messages/${row.picture.name}.webp`,
      width: row.picture.width,
      height: row.picture.height,
    },
    closing: row.kind === 'closing',
    sentAt: row.createdAt.toISOString(),
    key: row.kind === 'member' ? (row.key ?? '') : '',
  });

  async function requireOpen(of: Reader): Promise<void> {
    if (!(await supportLink(of)).enabled) throw new Refusal('supportOff');
  }

  /** The member's conversation, made where there is none, held until the transaction ends. */
  async function holdOfMember(
    transaction: Transaction,
    { memberId, language }: { memberId: number; language: Language },
  ): Promise<store.ConversationRow> {
    // An account that is being closed leaves no conversation behind.
    if ((await holdStatus(transaction, memberId)) === null) throw new Refusal('accountOffline');
    await store.insertConversation(transaction, { memberId, language, now: now() });
    return (await store.holdOwn(transaction, { memberId }))!;
  }

  interface Written {
    text: string;
    picture?: string | undefined;
    idempotencyKey: string | null;
  }

  /** Adds what was written to a held conversation; a key that was used before has no second effect. */
  async function add(
    transaction: Transaction,
    conversation: store.ConversationRow,
    { text, picture, idempotencyKey, longest, most }: Written & { longest: number; most: number },
  ): Promise<SupportMessage> {
    const { id: conversationId } = conversation;
    const written = text.trim();
    if (written === '' && !picture) throw new Refusal('writeSomething');
    if (written.length > longest) throw new Refusal('textTooLong', { max: longest });
    const earlier = idempotencyKey
      ? await messageStore.selectByKey(transaction, { conversationId, key: idempotencyKey })
      : undefined;
    if (earlier && (earlier.text !== written || earlier.picture !== (picture ?? null)))
      throw new Refusal('keyReused');
    const number = earlier?.number ?? (await insert());
    const [row] = await messageStore.selectMessages(transaction, {
      ...{ conversationId, after: number - 1, withNotes: false, limit: 1 },
    });
    return shown(row!);

    async function insert(): Promise<number> {
      const since = new Date(now().getTime() - dayMs);
      if ((await messageStore.countWritten(transaction, { conversationId, since, most })) >= most)
        throw new Refusal('dailyLimit', { num: most });
      const added = await messageStore.insertMessage(transaction, {
        ...{ conversationId, kind: 'member', text: written, picture },
        ...{ key: idempotencyKey, now: now() },
      });
      if (picture && !(await attachPicture(transaction, { conversationId, name: picture, number: added })))
        throw new Refusal('pictureGone');
      return added;
    }
  }

  const write = (
    { memberId, language }: { memberId: number; language: Language },
    written: Written,
  ): Promise<SupportMessage> =>
    database.transaction(async (transaction) => {
      await requireOpen(transaction);
      const conversation = await holdOfMember(transaction, { memberId, language });
      if (conversation.language !== language)
        await store.setLanguage(transaction, { id: conversation.id, language });
      const limits = { longest: longestSupportText, most: perDay };
      return add(transaction, conversation, { ...written, ...limits });
    });

  async function upload(
    { memberId, language }: { memberId: number; language: Language },
    bytes: Buffer,
  ): Promise<{ name: string }> {
    await requireOpen(reader);
    const picture = await newPicture(bytes);
    return database.transaction(async (transaction) => {
      const { id } = await holdOfMember(transaction, { memberId, language });
      return keepPicture(transaction, { conversationId: id, picture, now: now() });
    });
  }

  async function see(memberId: number, through: number): Promise<null> {
    await database.transaction(async (transaction) => {
      const conversation = await store.holdOwn(transaction, { memberId });
      if (!conversation) return;
      await store.moveSeen(transaction, { id: conversation.id, by: 'member', through });
      if (through >= conversation.lastNumber) await forgetAnswer(transaction, memberId);
    });
    return null;
  }

  async function writeAsVisitor({
    ticket,
    name,
    network,
    language,
    ...written
  }: Written & {
    ticket: string;
    name: string;
    network: string;
    language: Language;
  }): Promise<SupportMessage> {
    if (!/^[\w-]{43}$/.test(ticket)) throw new Refusal('invalidValue');
    const owner = { ticketHash: hashOf(ticket) };
    return database.transaction(async (transaction) => {
      await requireOpen(transaction);
      if (!(await selectSettings(transaction)).visitorsWrite) throw new Refusal('supportOff');
      const known = await store.holdOwn(transaction, owner);
      if (!known) await begin(transaction, { ...owner, name, network, language });
      const conversation = known ?? (await store.holdOwn(transaction, owner))!;
      return add(transaction, conversation, { ...written, longest: visitorText, most: visitorPerDay });
    });
  }

  async function begin(
    transaction: Transaction,
    made: { ticketHash: Buffer; name: string; network: string; language: Language },
  ): Promise<void> {
    const { network, name, ticketHash, language } = made;
    const since = new Date(now().getTime() - dayMs);
    const { begun, waiting } = await store.countVisitors(transaction, { network, since });
    if (begun >= begunPerDay || waiting >= visitorsWaiting) throw new Refusal('visitorsBusy');
    await store.insertConversation(transaction, {
      ...{ ticketHash, language, now: now() },
      ...{ visitorName: name.trim().slice(0, 100), visitorNetwork: network },
    });
  }

  async function readAsVisitor(
    ticket: string,
    { after, seen }: { after?: number | undefined; seen?: number | undefined },
  ): Promise<Conversation> {
    const owner = { ticketHash: hashOf(ticket) };
    const row = await store.selectOwn(reader, owner);
    if (!row) throw new Refusal('notFound');
    if (seen !== undefined && seen > row.seenByMember)
      await database.transaction((transaction) =>
        store.moveSeen(transaction, { id: row.id, by: 'member', through: seen }),
      );
    return read(row, { after });
  }

  async function news(
    memberId: number,
    after?: number,
  ): Promise<AnswerOf<typeof supportCalls.conversationNews>> {
    const row = await findOfMember(memberId);
    const pictureQuery = row ? addresses.queryOf(row.id, now()) : '';
    return { ...(await read(row, { after })), pictureQuery };
  }

  return {
    read: async (memberId: number, wanted: Wanted) => read(await findOfMember(memberId), wanted),
    ...{ news, write, upload, see, writeAsVisitor, readAsVisitor },
  };
}
