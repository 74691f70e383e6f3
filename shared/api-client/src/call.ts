import {
  isWrite,
  readShape,
  siteCalls,
  writeParams,
  type AnswerOf,
  type Call,
  type ParamsOf,
  type ReadCall,
} from '@members/contract';
import type { AxiosRequestConfig } from 'axios';
import { comeAgainAfter, isNotTaken } from './ApiError';
import { callerOf } from './caller';
import { emitApiEvent, emitNetworkError } from './events';
import { freshness } from './freshness';
import { readOrKept } from './keeping';
import { endSession } from './lifecycle';
import { addressOf, asApiError, orMalformed, send, type OpenedAnswer, type RequestOptions } from './request';
import { session } from './session';
import { apiSettings } from './settings';
import { forgetStartedReads, takeComeRead, takeStartedRead } from './startedReads';

export interface CallOptions<C extends Call = Call> extends RequestOptions {
  /**
   * The caller shows a refusal itself, e.g. beside a field: it is not announced by the event `message`. A lost network,
   * the end of the session and the server's text of a success still are.
   */
  quiet?: boolean;
  /** What to announce after a success where the server sends no text of its own (ERR-01). */
  doneText?: string | ((answer: AnswerOf<C>, params: ParamsOf<C>) => string);
}

/** The parameters of a call, where it takes any, and its options. */
export type CallArguments<C extends Call, Options = CallOptions<C>> =
  undefined extends ParamsOf<C>
    ? [params?: ParamsOf<C>, options?: Options]
    : object extends ParamsOf<C>
      ? [params?: ParamsOf<C>, options?: Options]
      : [params: ParamsOf<C>, options?: Options];

/**
 * Makes one call, as in `call(siteCalls.siteInfo)`, and answers in this project's words. Throws ApiError and nothing
 * else. The declaration comes from the caller, so that a remote can make calls that the shell has never heard of.
 */
export async function call<C extends Call>(declared: C, ...args: CallArguments<C>): Promise<AnswerOf<C>> {
  const [params, options = {}] = args as [ParamsOf<C>, CallOptions<C>?];
  const sentAs = session.current();
  const { elsewhere } = apiSettings();
  if (elsewhere) return elsewhere(declared, ...args) as Promise<AnswerOf<C>>;
  const caller = callerOf(declared);
  caller?.admit(declared, params, options);
  try {
    const { msg, data } = await exchange(declared, params, options);
    const answer = orMalformed(() => answerIn(declared, data));
    const { doneText } = options;
    const told = !msg && caller?.tell(declared, params, answer);
    const text = msg || (typeof doneText === 'function' ? doneText(answer, params) : doneText);
    if (text && !told) emitApiEvent('message', { text, refused: false });
    return answer;
  } catch (error) {
    const failure = asApiError(error);
    // An answer that comes late says nothing about the session that has begun since.
    if (failure.kind === 'auth' && sentAs?.token === session.current()?.token) endSession('auth');
    // A read that is not taken says so in its own place, and comes again.
    if (failure.kind === 'network' || (isNotTaken(failure) && isWrite(declared))) emitNetworkError();
    if (failure.kind === 'refused' && !options.quiet)
      emitApiEvent('message', { text: failure.message, refused: true });
    throw failure;
  }
}

/**
 * The answer of a read that was asked for beforehand, where it has come before anybody waits for it: it is shown with the
 * first frame. Undefined where there is none, or one that has more to say than its content.
 */
export function answerAtHand<C extends ReadCall>(declared: C, params: ParamsOf<C>): AnswerOf<C> | undefined {
  const come = apiSettings().elsewhere ? undefined : takeComeRead(declared, params);
  if (!come || come.msg) return undefined;
  try {
    const answer = answerIn(declared, come.data);
    void readOrKept({ declared, params, onKept: () => undefined }, async () => come);
    return answer;
  } catch {
    return undefined;
  }
}

/** Reads the content of an answer. Throws where it is not of the declared shape. */
function answerIn<C extends Call>(declared: C, data: unknown): AnswerOf<C> {
  const answer = readShape(declared.answer, data) as AnswerOf<C>;
  if (declared.id === siteCalls.siteInfo.id) postTwins = (answer as SiteInfo).takesPostTwins;
  return answer;
}

/** Where a public read is answered, for a link to it. */
export async function callAddress<C extends Call>(declared: C, params: ParamsOf<C>): Promise<string> {
  return `${await addressOf(declared.path)}?${new URLSearchParams(writeParams(declared.params, params))}`;
}

type SiteInfo = AnswerOf<typeof siteCalls.siteInfo>;

/** Whether the server takes the POST twins of GETs that write; it says so with the site's settings (D58). */
let postTwins: boolean | undefined;

/** Whether the server has said that it takes more than the specification has. */
export const announcesAdditions = (): boolean => postTwins === true;

async function methodOf({ method, postTwin }: Call): Promise<'GET' | 'POST'> {
  if (!postTwin) return method;
  if (postTwins === undefined) await call(siteCalls.siteInfo);
  return postTwins ? 'POST' : method;
}

async function exchange(declared: Call, params: unknown, options: RequestOptions): Promise<OpenedAnswer> {
  const ask = async () => {
    const method = await methodOf(declared);
    return send(declared, { method, ...contentOf(declared, { method, params, options }) }, options);
  };
  if (isWrite(declared))
    return trackWrite((options.idempotencyKey ? untilTaken(ask, 0) : ask()).finally(forgetStartedReads));
  const begun = takeStartedRead(declared, params);
  return readOrKept({ declared, params, onKept: ({ keptAt }) => freshness.shownKept(keptAt) }, () =>
    begun ? begun.catch((error) => (comeAgainAfter(error, 0) === null ? ask() : begun)) : ask(),
  );
}

/** Makes a call, and again where the server can't take it now. */
const untilTaken = <T>(ask: () => Promise<T>, refusals: number): Promise<T> =>
  ask().catch(async (error: Error) => {
    const pauseMs = comeAgainAfter(error, refusals);
    if (pauseMs === null) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilTaken(ask, refusals + 1);
  });

function contentOf(
  declared: Call,
  { method, params, options }: { method: string; params: unknown; options: RequestOptions },
): AxiosRequestConfig {
  if (declared.upload) return upload((params as { file: Blob }).file, options);
  const fields = new URLSearchParams(writeParams(declared.params, params));
  return method === 'GET' ? { params: fields } : { data: fields };
}

function upload(file: Blob, { onUploadProgress }: RequestOptions): AxiosRequestConfig {
  const data = new FormData();
  data.set('file', file);
  if (!onUploadProgress) return { data };
  return {
    data,
    onUploadProgress: (event) => onUploadProgress(event.total ? event.loaded / event.total : 0),
  };
}

/** How many writes are under way: a remote is not replaced while there is one. */
let inFlight = 0;

export const writesInFlight = (): number => inFlight;

async function trackWrite<T>(write: Promise<T>): Promise<T> {
  inFlight += 1;
  try {
    return await write;
  } finally {
    inFlight -= 1;
  }
}
