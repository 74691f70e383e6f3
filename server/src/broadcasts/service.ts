import type { Language } from '@members/contract';
import type { Audience, OfficeAnswer } from '@members/office-contract';
import { whoMayHearOfPlay } from '../control';
import type { Database, LocalisedText, Transaction } from '../database';
import { tellMembers } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { toHtml, toText } from './paragraphs';
import * as store from './store';

const pageSize = 50;
/** Members who are told in one transaction: one that is stopped ends within as many. */
const portion = 500;

type ByLanguage = Readonly<Record<Language, string>>;

export interface BroadcastDependencies {
  database: Database;
  now: () => Date;
}

export type Broadcasts = ReturnType<typeof createBroadcasts>;

/**
 * Messages to many members. One is told a portion at a time, each with how far it has come in the same transaction: after
 * a restart it goes on where it was, by any server, and nobody is told twice. Of play nobody hears who has paused it.
 */
export function createBroadcasts({ database, now }: BroadcastDependencies) {
  const { reader } = database;

  async function list({ after }: { after?: string | undefined }): Promise<OfficeAnswer<'broadcasts'>> {
    const before = after === undefined ? undefined : Number(after) || 0;
    const rows = await store.selectBroadcasts(reader, { before, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return { rows: page.map(shown), next: rows.length > pageSize ? String(page.at(-1)!.id) : null };
  }

  async function one(id: number): Promise<OfficeAnswer<'broadcast'>> {
    const found = await store.selectBroadcast(reader, id);
    if (!found) throw missing(id);
    const { details, audience, stoppedBy } = found;
    const text = Object.entries(details.text).map(([language, html]) => [language, toText(html)] as const);
    return { ...shown(found), name: details.name, text: Object.fromEntries(text), audience, stoppedBy };
  }

  async function count({
    aboutPlay,
    ...audience
  }: Audience & { aboutPlay: boolean }): Promise<OfficeAnswer<'countAudience'>> {
    const { members, paused } = await store.countAudience(reader, { audience, now: now() });
    return aboutPlay ? { members: members - paused, paused } : { members, paused: 0 };
  }

  /** Begins to tell it; answers its number. */
  async function send(
    wanted: { aboutPlay: boolean; name: ByLanguage; text: ByLanguage; audience: Audience },
    act: Act,
  ): Promise<{ id: number }> {
    const { aboutPlay, audience } = wanted;
    const { members } = await count({ aboutPlay, ...audience });
    if (members === 0) throw new Declined('nobodyToTell');
    const name = given(wanted.name, (text) => text.trim());
    const text = given(wanted.text, toHtml);
    return database.transaction(async (transaction) => {
      const details = { name, text, ...(aboutPlay && { aboutPlay }) };
      const made = { aboutPlay, details, audience, madeBy: act.operator, madeAt: act.now };
      const id = await store.insertBroadcast(transaction, made);
      const { memberIds } = audience;
      await recordOperation(transaction, {
        ...act,
        action: 'message to members begun',
        subject: `broadcast ${id}`,
        ...(memberIds?.length === 1 && { memberId: memberIds[0]! }),
        details: { audience, aboutPlay, members, languages: Object.keys(text).join(' ') },
      });
      return { id };
    });
  }

  function stop(id: number, act: Act): Promise<void> {
    return database.transaction(async (transaction) => {
      if (!(await store.selectBroadcast(transaction, id))) throw missing(id);
      if (!(await store.stop(transaction, { id, by: act.operator, at: act.now })))
        throw new Declined('broadcastOver');
      const { told } = (await store.selectBroadcast(transaction, id))!;
      await recordOperation(transaction, {
        ...act,
        action: 'message to members stopped',
        subject: `broadcast ${id}`,
        details: { told },
      });
    });
  }

  /** Tells the next members of what is under way and no other process tells; whether there was any. */
  const tellNext = (): Promise<boolean> => database.transaction(tellPortion);

  async function tellPortion(transaction: Transaction): Promise<boolean> {
    const broadcast = await store.claimBroadcast(transaction);
    if (!broadcast) return false;
    const { id, aboutPlay, audience, details, through: after, last } = broadcast;
    const at = now();
    const members = await store.selectNext(transaction, { audience, after, last, limit: portion });
    const heard = aboutPlay ? await whoMayHearOfPlay(transaction, { memberIds: members, now: at }) : members;
    const told = await tellMembers(transaction, {
      ...{ kind: 'message', details, memberIds: heard, now: at },
      subject: `broadcast ${id}`,
    });
    const isLast = members.length < portion;
    const through = members.at(-1) ?? after;
    await store.moveOn(transaction, { id, through, told: told.length, endedAt: isLast ? at : null });
    return true;
  }

  return { list, one, count, send, stop, tellNext };
}

const missing = (id: number) => new Declined('missing', { what: `message ${id} to members` });

function shown({ id, details, aboutPlay, told, madeBy, madeAt, endedAt, stoppedBy }: store.Broadcast) {
  const ended = stoppedBy === null ? 'sent' : 'stopped';
  return {
    ...{ id, title: details.name.en_us, aboutPlay, told, madeBy },
    state: endedAt ? ended : 'sending',
    madeAt: madeAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  } as const;
}

/** What is missing is left out, so that English stands in for it. */
function given(texts: ByLanguage, make: (text: string) => string): LocalisedText {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    written.map(([language, text]) => [language, make(text)]),
  ) as unknown as LocalisedText;
}
