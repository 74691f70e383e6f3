import type { Language } from '@members/contract';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { selectNewestLog } from '../control';
import type { Reader } from '../database';
import { LiveAnswer } from '../http';
import { Refusal } from '../i18n/refusal';
import { selectGame, type GameRow } from './gameStore';
import { createStreamEvents, event, idOf, type StreamSources, type ToldAnswer } from './streamEvents';
import { selectRecentRounds, selectSettledOrders, type RecentRound, type SettledOrder } from './streamStore';

export interface GameStreamsOptions extends StreamSources {
  /** Not the one of members' calls: however many of them wait, streams say what happens. */
  reader: Reader;
  /** Of some sessions, by their hashes, the places of those that are over. */
  areOver: (sessionHashes: readonly Buffer[]) => Promise<number[]>;
  now?: () => Date;
  /** Instead of the usual times, in milliseconds. */
  every?: Partial<typeof usualMs>;
  onError?: (error: unknown, what: string) => void;
  /** Told how many streams are open, whenever it changes. */
  onCount?: (open: number) => void;
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
  /** Server-sent events that go on until the client leaves. Throws the refusal `gameClosed`. */
  open(listener: Listener): Promise<LiveAnswer>;
  /** Looks at the games now: something has happened in one. */
  look(): void;
  /** Ends all of them; clients come again, to another server. */
  stop(): void;
}

/** Kept for each of tens of thousands: nothing that can be had otherwise. */
interface Stream {
  key: string;
  language: Language;
  memberId: number;
  /** Hash of its session, each byte as a character. */
  session: string;
  last: string | undefined;
  out: Socket;
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

/** Members who have to be told what they had in a round. */
type SettledNews = readonly [round: RecentRound, due: readonly Stream[]];

const usualMs = {
  /** From one look at the games to the next, where nobody calls `look`. */
  look: 250,
  /** Sessions and limits: an end is told within a second. */
  check: 900,
  /** Shorter than what proxies wait for a silent server. */
  beat: 15_000,
};
/** In bytes. Who reads slower than this is cut off, and comes again. */
const mostUnread = 256 * 1024;
const mostPerSession = 4;
/** Streams that are written to before other work of the process gets its turn: some milliseconds. */
const writesPerTurn = 500;
/** Members whose orders are read in one statement; two of them run at once. */
const membersPerRead = 1_000;

const beat = Buffer.from(':\n\n');

/**
 * The streams of open lotteries in this process. However many there are, a look is one statement; where something has
 * changed, it is read and made bytes once per game and language. What members had in a settled round follows, many of
 * them in a statement, and holds no look up.
 */
export function createGameStreams(options: GameStreamsOptions): GameStreams {
  const { reader, areOver, now = () => new Date() } = options;
  const everyMs = { ...usualMs, ...options.every };
  const { onError = () => {}, onCount = () => {} } = options;
  const events = createStreamEvents(options);
  const games = new Map<string, GameRow>();
  const streams = new Map<string, Set<Stream>>();
  const bySession = new Map<string, readonly Stream[]>();
  const told = new Map<string, Told>();
  let count = 0;
  let stopped = false;
  let newestLog: number | null = null;
  let tellingSettled: Promise<void> = Promise.resolve();

  const every = () => [...streams.values()].flatMap((ofGame) => [...ofGame]);

  /** Makes a function that does some work at once, and then again and again for as long as anybody listens. */
  function whileListened(pauseMs: number, work: () => Promise<void>): () => void {
    let timer: NodeJS.Timeout | undefined;
    let working = false;
    let again = false;
    return function begin() {
      clearTimeout(timer);
      again = working;
      if (working || count === 0) return;
      working = true;
      void work()
        .catch((error: unknown) => onError(error, 'game streams'))
        .finally(() => {
          working = false;
          timer = setTimeout(begin, again ? 0 : pauseMs).unref();
        });
    };
  }

  const look = whileListened(everyMs.look, lookOnce);
  const check = whileListened(everyMs.check, async () => {
    await Promise.all([endClosedSessions(), tellControl()]);
  });
  const stayAwake = whileListened(everyMs.beat, () => inTurns(every(), (stream) => write(stream, beat)));

  function write({ out }: Stream, text: string | Buffer): void {
    if (out.writableLength > mostUnread) out.destroy();
    else if (out.writable) out.write(text);
  }

  async function open(listener: Listener): Promise<LiveAnswer> {
    const { key } = listener;
    const game = await selectGame(reader, { key });
    if (!game?.open) throw new Refusal('gameClosed');
    games.set(key, game);
    return new LiveAnswer((out) => add(listener, out));
  }

  function add({ key, language, memberId, sessionHash, last }: Listener, out: Socket): void {
    if (stopped) return out.destroySoon();
    const session = sessionHash.toString('latin1');
    const stream: Stream = { key, language, memberId, session, last, out, fresh: true };
    const same = bySession.get(session) ?? [];
    if (same.length >= mostPerSession) same[0]!.out.destroySoon();
    bySession.set(session, [...same, stream]);
    streams.set(key, (streams.get(key) ?? new Set()).add(stream));
    out.once('close', () => remove(stream));
    onCount(++count);
    if (count === 1) {
      check();
      stayAwake();
    }
    look();
  }

  function remove(stream: Stream): void {
    const others = bySession.get(stream.session)!.filter((each) => each !== stream);
    if (others.length > 0) bySession.set(stream.session, others);
    else bySession.delete(stream.session);
    streams.get(stream.key)!.delete(stream);
    onCount(--count);
  }

  async function lookOnce(): Promise<void> {
    const keys = [...streams].filter(([, ofGame]) => ofGame.size > 0).map(([key]) => key);
    const rounds = await selectRecentRounds(reader, keys);
    const settled: SettledNews[] = [];
    for (const key of keys) {
      const ofGame = rounds.filter((round) => round.key === key);
      if (ofGame[0]?.open === false) for (const { out } of streams.get(key)!) out.destroySoon();
      else settled.push(...(await tellGame(key, ofGame)));
    }
    for (const news of settled) tellingSettled = tellingSettled.then(() => tellSettled(news));
  }

  /** Tells what has changed in a game; answers with who has to be told what they had in which settled round. */
  async function tellGame(key: string, rounds: readonly RecentRound[]): Promise<SettledNews[]> {
    const game = games.get(key)!;
    const listeners = [...streams.get(key)!];
    const before = told.get(key);
    const id = idOf(game, rounds, now());
    const due = listeners.filter(({ fresh }) => fresh || before?.id !== id);
    const answers = new Map(before?.answers);
    // Bytes once for all, however many streams they go to.
    const texts = new Map<Language, { whole: Buffer; news: Buffer }>();
    for (const language of new Set(due.map((stream) => stream.language))) {
      const [state, ...others] = await events.readAnswers(game, language, rounds);
      const news = others.filter(([read, text]) => before?.answers.get(`${language} ${read}`) !== text);
      for (const [read, text] of news) answers.set(`${language} ${read}`, text);
      // The state comes last, with the id: who has that has all. It says how much time is left, so it always comes.
      const compose = (told: readonly ToldAnswer[]) =>
        Buffer.from(`${told.map(([, text]) => text).join('')}id: ${id}\n${state![1]}`);
      texts.set(language, { whole: compose(others), news: compose(news) });
    }
    const settled = rounds.filter((round) => round.settled);
    told.set(key, { id, settled: new Set(settled.map(({ period }) => period)), answers });
    // New ones hear of the last settled round, the others of those that were not settled before.
    const toTell = settled.map((round): SettledNews => {
      const isNews = before !== undefined && !before.settled.has(round.period);
      return [round, listeners.filter(({ fresh }) => (fresh ? round === settled[0] : isNews))];
    });
    await inTurns(due, (stream) => {
      const { whole, news } = texts.get(stream.language)!;
      write(stream, stream.fresh && stream.last !== id ? whole : news);
      stream.fresh = false;
    });
    return toTell.filter(([, members]) => members.length > 0);
  }

  async function tellSettled([round, due]: SettledNews): Promise<void> {
    const game = games.get(round.key)!;
    const parts = partsOf(due, membersPerRead).values();
    const tellParts = async () => {
      for (const part of parts) {
        const memberIds = [...new Set(part.map(({ memberId }) => memberId))];
        const own = new Map<number, SettledOrder[]>(memberIds.map((id) => [id, []]));
        for (const row of await selectSettledOrders(reader, { ...round, memberIds }))
          own.get(row.memberId)!.push(row);
        await inTurns(part, (stream) => {
          const { language, memberId } = stream;
          const rows = own.get(memberId)!;
          if (rows.length > 0) write(stream, events.settledEvent(game, round, { rows, language }));
        });
      }
    };
    await Promise.all([tellParts(), tellParts()]).catch((error: unknown) => {
      // Those who come again hear of their last settled round in any case.
      for (const { out } of due) out.destroy();
      onError(error, 'game streams');
    });
  }

  async function endClosedSessions(): Promise<void> {
    for (const part of partsOf(every(), membersPerRead)) {
      const hashes = part.map(({ session }) => Buffer.from(session, 'latin1'));
      for (const place of await areOver(hashes)) {
        write(part[place]!, event('ended'));
        part[place]!.out.destroySoon();
      }
    }
  }

  async function tellControl(): Promise<void> {
    const lines = await selectNewestLog(reader, newestLog);
    const known = newestLog;
    newestLog = lines.reduce((newest, { id }) => Math.max(newest, id), newestLog ?? 0);
    if (known === null || lines.length === 0) return;
    const members = new Set(lines.map(({ memberId }) => memberId));
    for (const stream of every()) if (members.has(stream.memberId)) write(stream, event('control'));
  }

  return {
    open,
    look,
    stop() {
      stopped = true;
      for (const { out } of every()) out.destroySoon();
    },
  };
}

function partsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

/** Does something for each, some at a time, so that other work of the process gets its turn. */
async function inTurns<T>(all: readonly T[], work: (one: T) => void): Promise<void> {
  for (const part of partsOf(all, writesPerTurn)) {
    part.forEach(work);
    await setImmediate();
  }
}
