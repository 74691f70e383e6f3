import { decodeData, envelopeCodes, isAuthErrorText, type Call, type Envelope } from '@members/contract';
import type { AxiosError, AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError, responseIn } from './ApiError';
import { defaultTimeoutMs, pageKeyHeader, provesPage, whoAsks } from './askedReads';
import { apiBaseUrl } from './baseUrl';
import { callerOf } from './caller';
import { freshness } from './freshness';
import { session } from './session';
import { apiSettings } from './settings';

/** What a request is sent with beside its parameters. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Makes a retry of a write safe; the server replays its first answer. */
  idempotencyKey?: string;
  /** The release that calls, kept with what it writes: `x-release`. */
  release?: string | undefined;
  onUploadProgress?: (fraction: number) => void;
}

/** An answer out of its envelope, in the words of the wire. */
export interface OpenedAnswer {
  msg: string;
  data: unknown;
}

/** What follows a call: the headers that name its trace, and what hears of its end. */
export interface FollowedCall {
  headers: Readonly<Record<string, string>>;
  ended: (failed: boolean) => void;
}

let follow: ((path: string) => FollowedCall | null) | undefined;

/** Has each call, by its path, followed from here on. */
export function followCalls(follower: (path: string) => FollowedCall | null): void {
  follow = follower;
}

type Requested = Pick<Call, 'path' | 'access'> & Partial<Pick<Call, 'method' | 'answer'>>;

/**
 * What sends requests, loaded with the first one. What a page has asked for by itself needs none of it, so the first screen
 * doesn't wait for it (decision 44).
 */
export const loadHttp = () => import(/* webpackChunkName: "http" */ './http');

/** Sends a request with session and language (API-06, API-07) and opens its answer. Throws ApiError. */
export async function send(
  requested: Requested,
  content: AxiosRequestConfig,
  { signal, idempotencyKey, release }: RequestOptions = {},
): Promise<OpenedAnswer> {
  if (requested.access === 'member' && !session.current()) throw new ApiError('signedOut');
  const { timeoutMs = defaultTimeoutMs } = apiSettings();
  const sent = await headersOf(requested);
  const followed = follow?.(requested.path);
  const headers: Record<string, string> = {
    ...followed?.headers,
    ...sent.headers,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(release && { 'X-Release': release }),
  };
  const url = await addressOf(requested.path);
  const request = { url, ...sent, headers, timeout: timeoutMs, ...(signal && { signal }), ...content };
  const response = await loadHttp()
    .then(({ http }) => http.request<string>(request))
    .catch((error: unknown) => {
      followed?.ended(true);
      throw asApiError(error);
    });
  followed?.ended(false);
  return openAnswer(response, requested.answer);
}

/**
 * What says who asks: the session, the language, the release on whose behalf (API-06, API-07), and the page, where the
 * session or one to come asks for it. Throws ApiError where a page without a network has no key yet.
 */
export async function headersOf(requested: Requested): Promise<
  Pick<AxiosRequestConfig, 'withCredentials'> & {
    headers: Record<string, string>;
  }
> {
  const current = session.current();
  const { language, pageKey } = apiSettings();
  const isAsked = requested.access === 'member' ? provesPage(current) : requested.method === 'POST';
  const key = isAsked && pageKey && (await pageKey);
  if (key === null && requested.access === 'member') throw new ApiError('network');
  const calls = key && callerOf(requested)?.calls;
  return {
    withCredentials: !!key,
    headers: {
      ...whoAsks(language(), current),
      ...(key && { [pageKeyHeader]: key }),
      ...(calls && { 'X-Calls': calls }),
    },
  };
}

export const addressOf = async (path: string): Promise<string> =>
  (await apiBaseUrl(window.location, apiSettings().baseUrl)) + path;

/**
 * Opens what a server has answered. A plain text is its own answer; a refusal of one comes in the envelope all the same.
 * Throws ApiError.
 */
export function openAnswer(
  { data, headers }: Pick<AxiosResponse<string>, 'data' | 'headers'>,
  shape?: Call['answer'],
): OpenedAnswer {
  freshness.answered();
  const isEnvelope =
    shape?.kind !== 'plainText' || String(headers['content-type']).startsWith('application/json');
  return isEnvelope ? openEnvelope(data) : { msg: '', data };
}

function openEnvelope(body: string): OpenedAnswer {
  const { code, msg, data, reason } = orMalformed(() => JSON.parse(body) as Partial<Envelope>);
  if (typeof code !== 'number') throw new ApiError('malformed');
  const text = typeof msg === 'string' ? msg : '';
  if (code === envelopeCodes.ok)
    return { msg: text, data: orMalformed(() => decodeData(typeof data === 'string' ? data : '')) };
  if (code !== envelopeCodes.refused) throw new ApiError('failed', text);
  throw new ApiError(isAuthErrorText(text) ? 'auth' : 'refused', text, { cause: reason });
}

/** Reads something off an answer; what can't be read is a malformed answer. */
export function orMalformed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ApiError('malformed', '', { cause: error });
  }
}

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, response } = (error ?? {}) as Partial<AxiosError>;
  if (code === 'ERR_CANCELED') return new ApiError('cancelled');
  return new ApiError(response ? 'failed' : 'network', '', { cause: error });
}

/** Whether the server has no such call: others answer 404 to what this project adds to the specification. */
export const isMissingCall = ({ cause }: ApiError): boolean => responseIn(cause)?.status === 404;
