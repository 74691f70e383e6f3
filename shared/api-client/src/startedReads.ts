import { writeParams, type Call, type ReadAhead } from '@members/contract';
import { answerOf, forgetAskedReads, takeAskedRead } from './askedReads';
import { queryClient, queryKey } from './queryClient';
import { openAnswer, send, type OpenedAnswer } from './request';
import { session } from './session';
import { apiSettings } from './settings';

/** How long an answer waits for its call, here and in the cache; after that the call asks again. */
const longestMs = 10_000;

interface StartedRead {
  opened: Promise<OpenedAnswer>;
  startedAt: number;
  /** The answer, once it is there. */
  come?: OpenedAnswer;
}

const started = new Map<string, StartedRead>();

const keyOf = ({ id, access }: ReadAhead) =>
  [id, access === 'member' ? session.current()?.token : '', apiSettings().language()].join();

const isYoung = (startedAt = -Infinity) => performance.now() - startedAt < longestMs;

/** Its answer is in the cache for the screen that comes, or a screen shows it and asks by itself. */
const isAtHand = (read: ReadAhead) => {
  const cached = queryClient.getQueryCache().find({ queryKey: queryKey(read) });
  return cached !== undefined && (cached.isActive() || !cached.isStaleByTime(longestMs));
};

/**
 * Asks for what a screen reads first while its code is on the way; the screen's own call finds the answer, or asks again
 * where it failed. What the page itself has asked for is not asked for again. A member's read is left out where nobody is
 * signed in, and so is what nobody would ask for.
 */
export function startReads(reads: readonly ReadAhead[]): void {
  for (const read of reads) {
    const key = keyOf(read);
    if ((read.access === 'member' && !session.current()) || isAtHand(read)) continue;
    if (isYoung(started.get(key)?.startedAt)) continue;
    const asked = takeAskedRead(read, apiSettings().language());
    const isAsked = asked && isYoung(asked.startedAt);
    const ask = () => send(read, { method: 'GET' });
    const opened = isAsked ? answerOf(asked).then(openAnswer, ask) : ask();
    const entry: StartedRead = { opened, startedAt: isAsked ? asked.startedAt : performance.now() };
    opened.then(
      (answer) => (entry.come = answer),
      () => undefined,
    );
    started.set(key, entry);
  }
}

/** Whoever asks from now on gets an answer that is not older than this: of one read, or of all after a write. */
export function forgetStartedReads(read?: ReadAhead): void {
  forgetAskedReads(read);
  if (read) started.delete(keyOf(read));
  else started.clear();
}

/** The answer that was asked for beforehand, for one use. */
export const takeStartedRead = (declared: Call, params: unknown): Promise<OpenedAnswer> | undefined =>
  take(declared, params)?.opened;

/** As `takeStartedRead`, where the answer has come already. */
export const takeComeRead = (declared: Call, params: unknown): OpenedAnswer | undefined =>
  started.get(keyOf(declared))?.come && take(declared, params)?.come;

function take(declared: Call, params: unknown): StartedRead | undefined {
  const key = keyOf(declared);
  const found = started.get(key);
  if (!found || Object.keys(writeParams(declared.params, params)).length > 0) return undefined;
  started.delete(key);
  return isYoung(found.startedAt) ? found : undefined;
}
