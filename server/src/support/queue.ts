import { languages, type Language } from '@members/contract';
import type { CheckedParams, OfficeAnswer } from '@members/office-contract';
import type { Database, LocalisedText } from '../database';
import { Declined, type Operator } from '../office';
import { siteName } from '../site';
import { selectMessages } from './messageStore';
import * as store from './queueStore';
import { selectName } from './settingsStore';

const pageSize = 50;
/** Who has not said for so long that they have a conversation open, has not. */
const presentMs = 15_000;

interface QueueDependencies {
  database: Database;
  /** Who may answer. */
  answering: () => Promise<string[]>;
  now: () => Date;
}

/** What operators see of conversations. */
export function createQueue({ database, answering, now }: QueueDependencies) {
  const { reader } = database;
  const present = () => new Date(now().getTime() - presentMs);

  async function list(
    { after, ...filter }: CheckedParams<'conversations'>,
    operator: Operator,
  ): Promise<OfficeAnswer<'conversations'>> {
    const [, at, id] = /^(\S+) (\d+)$/.exec(after ?? '') ?? [];
    const rows = await store.selectQueue(reader, {
      ...{ ...filter, operator: operator.name, limit: pageSize + 1 },
      after: at === undefined ? undefined : { at: new Date(at), id: Number(id) },
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const place = last && (byWaiting(filter.view) ? last.waitingSince! : last.lastAt);
    return {
      rows: page.map((row) => ({
        ...shownOf(row),
        lastText: row.lastText,
        lastFrom: row.lastKind === 'member' ? 'member' : 'service',
      })),
      next: rows.length > pageSize && last && place ? `${place.toISOString()} ${last.id}` : null,
    };
  }

  async function one(
    { id, before }: CheckedParams<'conversation'>,
    operator: Operator,
  ): Promise<OfficeAnswer<'conversation'>> {
    const row = await store.selectOne(reader, id);
    if (!row) throw new Declined('missing', { what: `conversation ${id}` });
    const [messages, others, writer] = await Promise.all([
      selectMessages(reader, { conversationId: id, before, withNotes: true, limit: pageSize + 1 }),
      store.selectOthers(reader, { id, operator: operator.name, since: present() }),
      row.memberId === null ? null : store.selectWriter(reader, row.memberId, now()),
    ]);
    return {
      ...shownOf(row),
      messages: messages.slice(-pageSize).map(({ number, kind, operator: by, text, picture, createdAt }) => ({
        ...{ number, kind, operator: by, text, picture, sentAt: createdAt.toISOString() },
      })),
      earlier: messages.length > pageSize,
      seenByMember: row.seenByMember,
      others,
      member: writer && {
        ...writer,
        registeredAt: writer.registeredAt.toISOString(),
        realName: maskedName(writer.realName),
        mail: maskedMail(writer.mail),
        lastSeenAt: writer.lastSeenAt?.toISOString() ?? null,
        pausedUntil: pauseEnd(writer.pausedUntil),
        withdrawals: writer.withdrawals.map((each) => ({
          ...each,
          createdAt: new Date(each.createdAt).toISOString(),
        })),
      },
    };
  }

  async function open({ id, typing }: CheckedParams<'openConversation'>, operator: Operator) {
    await database.transaction((transaction) =>
      store.upsertPresence(transaction, {
        ...{ id, operator: operator.name, typing: typing === 'yes', now: now() },
        since: present(),
      }),
    );
    return {};
  }

  async function templates(operator: Operator): Promise<OfficeAnswer<'replyTemplates'>> {
    const [rows, ownName, site, operators] = await Promise.all([
      store.selectTemplates(reader),
      selectName(reader, operator.name),
      siteName(reader),
      answering(),
    ]);
    return {
      templates: rows.map(({ id, title, reply }) => ({ id, title, reply: inSix(reply) })),
      ...{ ownName, operators },
      site: inSix(site),
    };
  }

  return { list, one, open, templates };
}

const inSix = (text: LocalisedText) =>
  Object.fromEntries(languages.map((language) => [language, text[language] ?? ''])) as Record<
    Language,
    string
  >;

const byWaiting = (view: string): boolean => view === 'waiting' || view === 'unassigned';

function shownOf(row: store.QueueRow) {
  const { id, memberId, username, language, assignedTo, unread, waitingSince, closedAt, lastAt } = row;
  return {
    ...{ id, memberId, username, language, assignedTo, unread },
    state: closedAt ? ('closed' as const) : waitingSince ? ('waiting' as const) : ('answered' as const),
    waitingSince: waitingSince?.toISOString() ?? null,
    lastAt: lastAt.toISOString(),
  };
}

/** A pause without an end lasts until the last day that there is. */
const pauseEnd = (until: Date | number | null): string | null =>
  until === null ? null : until instanceof Date ? until.toISOString() : '9999-12-31T00:00:00.000Z';

/** The first letter of each word. */
const maskedName = (name: string): string => name.replace(/(?<=\p{L})\p{L}+/gu, '***');
const maskedMail = (address: string): string => address.replace(/^(.).*(@.).*(\.[^.]+)$/, '$1***$2***$3');
