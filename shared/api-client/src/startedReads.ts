import { writeParams, type Call, type ReadAhead } from '@members/contract';
import { askWhenKnown, forgetAskedReads, readAddress, takeAskedRead } from './askedReads';
import { queryClient, queryKey } from './queryClient';
import { asApiError, openAnswer, send, type OpenedAnswer } from './request';
import { session } from './session';
import { apiSettings } from './settings';

/** How long an answer waits for its call, here and in the cache; after that the call asks again. */
const longestMs = 10_000;

interface StartedRead {
  id: string;
  opened: Promise<OpenedAnswer>;
  startedAt: number;
  /** The answer, once it is there. */
  come?: OpenedAnswer;
}

const started = new Map<string, StartedRead>();

/** The token of the member whose read it is; empty for what anybody may read. */
const tokenOf = ({ access }: Pick<Call, 'access'>) => (access === 'member' && session.current()?.token) || '';

const keyOf = (read: Pick<Call, 'path' | 'access'>, params: Record<string, string> | URLSearchParams) =>
  [readAddress(read.path, params), tokenOf(read), apiSettings().language()].join();

const isYoung = (startedAt = -Infinity) => performance.now() - startedAt < longestMs;

/**
 * Its answer is in the cache for the screen that comes, or a screen shows it and asks by itself. With whatever parameters,
 * where it has some: a route names them as on the wire, and the cache does not.
 */
const isAtHand = (read: ReadAhead) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKey(read), exact: !read.params })
    .some((cached) => cached.isActive() || !cached.isStaleByTime(longestMs));

/**
 * Asks for what a screen reads first while its code is on the way; the screen's own call finds the answer, or asks again
 * where it failed. What the page itself has asked for is not asked for again. A member's read is left out where nobody is
 * signed in, and so is what nobody would ask for, with the reads that hang on it. `query` is that of the screen's address.
 * Resolves as `askWhenKnown`.
 */
export const startReads = (reads: readonly ReadAhead[], query: URLSearchParams): Promise<unknown> =>
  askWhenKnown(reads, { query, ask: startRead, contentOf: ({ data }) => data });

function startRead(read: ReadAhead, params: URLSearchParams): Promise<OpenedAnswer> | undefined {
  if ((read.access === 'member' && !session.current()) || isAtHand(read)) return undefined;
  const key = keyOf(read, params);
  const known = started.get(key);
  if (known && isYoung(known.startedAt)) return known.opened;
  const language = apiSettings().language();
  const asked = takeAskedRead(readAddress(read.path, params), { language, token: tokenOf(read) });
  const isAsked = asked && isYoung(asked.startedAt);
  const ask = () => send(read, { method: 'GET', params });
  const askAgain = (failure: Error) => {
    if (failure.name === 'TimeoutError') throw asApiError(failure);
    return ask();
  };
  const opened = isAsked ? asked.answer.then(openAnswer, askAgain) : ask();
  const startedAt = isAsked ? asked.startedAt : performance.now();
  const entry: StartedRead = { id: read.id, opened, startedAt };
  opened.then(
    (answer) => (entry.come = answer),
    () => undefined,
  );
  started.set(key, entry);
  return opened;
}

/** Whoever asks from now on gets an answer that is not older than this: of one call, or of all after a write. */
export function forgetStartedReads(read?: Pick<Call, 'id' | 'path'>): void {
  forgetAskedReads(read);
  for (const [key, { id }] of started) if (!read || id === read.id) started.delete(key);
}

/** The answer that was asked for beforehand, for one use. */
export const takeStartedRead = (declared: Call, params: unknown): Promise<OpenedAnswer> | undefined =>
  take(declared, params)?.opened;

/** As `takeStartedRead`, where the answer has come already. */
export const takeComeRead = (declared: Call, params: unknown): OpenedAnswer | undefined =>
  started.get(keyAs(declared, params))?.come && take(declared, params)?.come;

function take(declared: Call, params: unknown): StartedRead | undefined {
  const key = keyAs(declared, params);
  const found = started.get(key);
  started.delete(key);
  return isYoung(found?.startedAt) ? found : undefined;
}

/** The key of a call as a screen makes it. */
const keyAs = (declared: Call, params: unknown) => keyOf(declared, writeParams(declared.params, params));
