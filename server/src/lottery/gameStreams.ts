import {
  settledOrders,
  type Answer,
  type Language,
  type SettledOrders,
  type streamedReads,
} from '@members/contract';
import { writeAnswer, writeShape } from '@members/contract/server';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Reader } from '../database';
import { selectNewestLog } from '../control';
import { Refusal } from '../i18n/refusal';
import { selectGame } from './gameStore';
import { slotAt, type Timetable } from './schedule';
import type { Lottery } from './service';
import { selectRecentRounds, selectSettledOrders, type RecentRound, type SettledRow } from './streamStore';
import type { Verification } from './verification';

export interface GameStreamsOptions {
  /** Not the one of members' calls: however many of them wait, streams say what happens. */
  reader: Reader;
  lottery: Lottery;
  verification: Verification;
  stillOpen: (sessionHashes: readonly Buffer[]) => Promise<boolean[]>;
  now?: () => Date;
  /** Time between two looks at the games. */
  everyMs?: number;
  onError?: (error: unknown, what: string) => void;
}

export interface Listener {
  key: string;
  language: Language;
  memberId: number;
  sessionHash: Buffer;
  /** Id of the last event that the client has had. */
  last?: string | undefined;
}

export interface GameStreams {
  /** Text of server-sent events that goes on until the client leaves. Throws the refusal `gameClosed`. */
  open(listener: Listener): Promise<Readable>;
  /** Ends all of them; clients come again, to another server. */
  stop(): void;
}

interface Stream extends Listener {
  out: Readable;
  /** Has not been told of anything yet. */
  fresh: boolean;
}

/** What streams of a game were told last. */
interface Told {
  id: string;
  settled: ReadonlySet<string>;
  /** Answers by language and read, to leave out what is the same. */
  answers: Map<string, string>;
}

type StreamedRead = keyof typeof streamedReads;

const lookEveryMs = 250;
/** Sessions and limits: an end is told within a second. */
const checkEveryMs = 900;
/** Shorter than what proxies wait for a silent server. */
const beatEveryMs = 15_000;
/** In bytes. Who reads slower than this is cut off, and comes again. */
const mostUnread = 256 * 1024;
const mostPerSession = 4;

const beat = Buffer.from(':\n\n');
const event = (name: string, data: unknown = null) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The streams of open lotteries in this process. However many there are, a look is one statement; where something has
 * changed, it is read and written once per game and language, and what members had in a settled round once for all.
 */
export function createGameStreams(options: GameStreamsOptions): GameStreams {
  const { reader, lottery, verification, stillOpen } = options;
  const { now = () => new Date(), everyMs = lookEveryMs, onError = () => {} } = options;
  const streams = new Map<string, Set<Stream>>();
  const timetables = new Map<string, Timetable>();
  const told = new Map<string, Told>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let checkedAt = 0;
  let beatAt = 0;
  let newestLog: number | null = null;

  const every = () => [...streams.values()].flatMap((ofGame) => [...ofGame]);

  function write(stream: Stream, text: string | Buffer): void {
    if (stream.out.readableLength > mostUnread) stream.out.destroy();
    else stream.out.push(text);
  }

  async function open(listener: Listener): Promise<Readable> {
    const { key } = listener;
    const game = await selectGame(reader, { key });
    if (!game?.open) throw new Refusal('gameClosed');
    timetables.set(key, game);
    const ofGame = streams.get(key) ?? new Set();
    streams.set(key, ofGame);
    const stream: Stream = { ...listener, fresh: true, out: new Readable({ read() {} }) };
    const same = [...ofGame].filter(({ sessionHash }) => sessionHash.equals(listener.sessionHash));
    if (same.length >= mostPerSession) same[0]!.out.push(null);
    ofGame.add(stream);
    stream.out.once('close', () => ofGame.delete(stream));
    look();
    return stream.out;
  }

  /** Looks at once and then again and again, for as long as anybody listens. */
  function look(): void {
    clearTimeout(timer);
    if (looking) return;
    looking = true;
    void lookOnce()
      .catch((error: unknown) => onError(error, 'game streams'))
      .finally(() => {
        looking = false;
        if (every().length > 0) timer = setTimeout(look, everyMs);
      });
  }

  async function lookOnce(): Promise<void> {
    const at = performance.now();
    if (at - checkedAt >= checkEveryMs) {
      checkedAt = at;
      await Promise.all([endClosedSessions(), tellControl()]);
    }
    const keys = [...streams].filter(([, ofGame]) => ofGame.size > 0).map(([key]) => key);
    const rounds = await selectRecentRounds(reader, keys);
    for (const key of keys)
      await tellGame(
        key,
        rounds.filter((round) => round.key === key),
      );
    if (at - beatAt >= beatEveryMs) {
      beatAt = at;
      for (const stream of every()) write(stream, beat);
    }
  }

  async function tellGame(key: string, rounds: readonly RecentRound[]): Promise<void> {
    const listeners = [...streams.get(key)!];
    if (rounds[0]?.open === false) return listeners.forEach(({ out }) => out.push(null));
    const before = told.get(key);
    const id = idOf(timetables.get(key)!, rounds, now());
    const due = listeners.filter(({ fresh }) => fresh || before?.id !== id);
    if (due.length === 0) return;
    const answers = new Map(before?.answers);
    // Bytes once for all, however many streams they go to.
    const texts = new Map<Language, { whole: Buffer; news: Buffer }>();
    for (const language of new Set(due.map((stream) => stream.language))) {
      const [state, ...others] = await readAnswers(key, language, rounds);
      const news = others.filter(([read, text]) => before?.answers.get(`${language} ${read}`) !== text);
      for (const [read, text] of news) answers.set(`${language} ${read}`, text);
      // The state comes last, with the id: who has that has all. It says how much time is left, so it always comes.
      const compose = (events: readonly [StreamedRead, string][]) =>
        Buffer.from(`${events.map(([, text]) => text).join('')}id: ${id}\n${state![1]}`);
      texts.set(language, { whole: compose(others), news: compose(news) });
    }
    const settled = new Set(rounds.filter((round) => round.settled).map(({ period }) => period));
    told.set(key, { id, settled, answers });
    for (const stream of due) {
      const { whole, news } = texts.get(stream.language)!;
      write(stream, stream.fresh && stream.last !== id ? whole : news);
    }
    await tellSettled(due, rounds, before?.settled);
    for (const stream of due) stream.fresh = false;
  }

  /** What a game's members read, each as an event; the state first. */
  async function readAnswers(
    key: string,
    language: Language,
    rounds: readonly RecentRound[],
  ): Promise<[StreamedRead, string][]> {
    const answer = <Read extends StreamedRead>(read: Read, value: Answer<Read>): [Read, string] => [
      read,
      event(read, writeAnswer(read, value)),
    ];
    const state = await lottery.gameState(key, language);
    const last = rounds.find(({ drawn }) => drawn);
    return [
      answer('gameState', state),
      answer('drawResults', await lottery.drawResults(key, language)),
      answer('odds', await lottery.listOdds(state.id, language)),
      ...(last ? [answer('roundRecord', await verification.roundRecord(key, last.period))] : []),
    ];
  }

  /** Tells what they had in rounds that are settled now and were not before; new ones, in the last settled round. */
  async function tellSettled(
    listeners: readonly Stream[],
    rounds: readonly RecentRound[],
    before: ReadonlySet<string> | undefined,
  ): Promise<void> {
    const settled = rounds.filter((round) => round.settled);
    for (const round of settled) {
      const isNews = before !== undefined && !before.has(round.period);
      const due = listeners.filter(({ fresh }) => (fresh ? round === settled[0] : isNews));
      if (due.length === 0) continue;
      const memberIds = [...new Set(due.map(({ memberId }) => memberId))];
      const rows = await selectSettledOrders(reader, { ...round, memberIds });
      const own = new Map<number, SettledRow[]>(memberIds.map((id) => [id, []]));
      for (const row of rows) own.get(row.memberId)!.push(row);
      for (const stream of due) {
        const orders = own.get(stream.memberId)!;
        const [first] = orders;
        if (!first) continue;
        const news: SettledOrders = {
          balanceMinor: first.balanceMinor,
          orders: orders.map((row) => lottery.describeOrder(row, stream.language)),
        };
        write(stream, event('settled', writeShape(settledOrders, news)));
      }
    }
  }

  async function endClosedSessions(): Promise<void> {
    const checked = every();
    const open = await stillOpen(checked.map(({ sessionHash }) => sessionHash));
    for (const [index, stream] of checked.entries()) {
      if (open[index]) continue;
      write(stream, event('ended'));
      stream.out.push(null);
    }
  }

  async function tellControl(): Promise<void> {
    const lines = await selectNewestLog(reader, newestLog);
    const known = newestLog;
    newestLog = lines.reduce((newest, { id }) => Math.max(newest, id), newestLog ?? 0);
    if (known === null) return;
    const members = new Set(lines.map(({ memberId }) => memberId));
    for (const stream of every()) if (members.has(stream.memberId)) write(stream, event('control'));
  }

  return {
    open,
    stop() {
      clearTimeout(timer);
      for (const stream of every()) stream.out.push(null);
    },
  };
}

/** What streams of a game are told of, as one short word: another one means that there is news. */
function idOf(timetable: Timetable, rounds: readonly RecentRound[], at: Date): string {
  const { period, closesAt } = slotAt(timetable, at);
  const state = rounds.map((round) => [round.period, round.status, round.settled]);
  return createHash('sha256')
    .update(JSON.stringify([period, closesAt <= at, state]))
    .digest('base64url')
    .slice(0, 16);
}
