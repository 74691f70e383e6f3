import {
  additions,
  callOf,
  clientCalls,
  decodeData,
  encodeBase64,
  envelopeCodes,
  isAuthErrorText,
  type AdditionId,
  type Answer,
  type CallId,
  type Envelope,
  type Params,
} from '@members/contract';
import axios, { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import { ApiError } from './ApiError';
import { apiBaseUrl } from './baseUrl';
import { emitApiEvent } from './events';
import { freshness } from './freshness';
import { readOrKept } from './keeping';
import type { KeptAnswer } from './keptReads';
import { endSession } from './lifecycle';
import { tellNetworkTrouble } from './networkTrouble';
import { session } from './session';
import { apiSettings } from './settings';
import { trackWrite } from './writes';

/** API-02. */
const defaultTimeoutMs = 90_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a retry of a write safe; the server replays its first answer. */
  idempotencyKey?: string;
  /** The release that calls, kept with what it writes: `x-release`. */
  release?: string | undefined;
  /**
   * The caller shows what becomes of the call itself: neither the text of its success nor that of its refusal is
   * announced by the event `message`. A lost network (`networkError`) and the end of the session still are told.
   */
  quiet?: boolean;
  onUploadProgress?: (fraction: number) => void;
}

const http = axios.create({
  responseType: 'text',
  transformResponse: (body) => body,
  // The session goes in headers of its own; looking for a cookie would hold every call back by a round trip.
  withXSRFToken: false,
});

/** Sends one call and answers in this project's words. Throws ApiError and nothing else. */
export async function send<Id extends CallId>(
  id: Id,
  params: Params<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  const { msg, answer } = await told(options, async () => {
    const request = await requestOf(id, params, options);
    const ask = () => answered(http.request<string>(request));
    // By what is sent, not by the table: a POST twin of a GET changes something too.
    const opened = await (request.method === 'POST'
      ? trackWrite(ask())
      : readOrKept({ id, params, onKept }, ask));
    const answer = orMalformed(() => clientCalls[id].read(opened.data) as Answer<Id>);
    return { msg: opened.msg, answer };
  });
  if (msg && !options.quiet) emitApiEvent('message', { text: msg, refused: false });
  return answer;
}

/**
 * Reads one of the requests beside the 40 calls; its data come as they are, for the reader that belongs to them. What
 * it says goes to the caller alone, except that the session is over or there is no network. Throws ApiError only.
 */
export async function readAddition<Id extends AdditionId>(
  id: Id,
  fields: Record<(typeof additions)[Id]['fields'][number], string>,
  options: CallOptions = {},
): Promise<unknown> {
  return told({ quiet: true }, async () => {
    const request = await plainRequest(additions[id], options);
    return open((await http.request<string>({ ...request, params: fields })).data).data;
  });
}

/** Where a public request beside the 40 calls is answered, for a link to it. */
export async function additionAddress<Id extends AdditionId>(
  id: Id,
  fields: Record<(typeof additions)[Id]['fields'][number], string>,
): Promise<string> {
  const base = await apiBaseUrl(window.location, apiSettings().baseUrl);
  return `${base}${additions[id].path}?${new URLSearchParams(fields)}`;
}

/** As `readAddition`, for one that changes something. Its refusal is announced unless the call is `quiet`. */
export async function sendAddition<Id extends AdditionId>(
  id: Id,
  fields: Record<(typeof additions)[Id]['fields'][number], string>,
  options: CallOptions = {},
): Promise<unknown> {
  return told(options, async () => {
    const request = await plainRequest(additions[id], options);
    const exchange = http.request<string>({ ...request, data: form(fields) });
    return open((await trackWrite(exchange)).data).data;
  });
}

/** As `readAddition`, for one that answers plain text; its refusals come in the envelope all the same. */
export async function readAdditionText<Id extends AdditionId>(
  id: Id,
  fields: Record<(typeof additions)[Id]['fields'][number], string>,
  options: CallOptions = {},
): Promise<string> {
  return told(options, async () => {
    const request = await plainRequest(additions[id], options);
    const { data, headers } = await http.request<string>({ ...request, params: fields });
    if (String(headers['content-type']).startsWith('application/json')) open(data);
    return data;
  });
}

async function requestOf(id: CallId, params: unknown, options: CallOptions): Promise<AxiosRequestConfig> {
  const call = callOf(id);
  const request = await plainRequest(call, options);
  const client = clientCalls[id] as { fields: (p: unknown) => object; file?: (p: unknown) => Blob };
  const fields = client.fields(params);
  if (client.file) return { ...request, ...upload(client.file(params), options) };
  if (call.method === 'GET' && !call.postTwin) return { ...request, params: fields };
  return { ...request, ...(call.postTwin ? { method: 'POST' } : {}), data: form(fields) };
}

/** A request without its fields: address, language, session and time limit. */
async function plainRequest(
  { access, method, path }: { access: string; method: string; path: string },
  options: CallOptions,
): Promise<AxiosRequestConfig> {
  const current = session.current();
  if (access === 'member' && !current) throw new ApiError('signedOut');
  const { baseUrl, language, timeoutMs = defaultTimeoutMs } = apiSettings();
  const url = (await apiBaseUrl(window.location, baseUrl)) + path;
  const headers: Record<string, string> = { lang: language() };
  if (current) {
    headers.tokensso = current.token;
    headers.token = encodeBase64(String(current.memberId));
  }
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.release) headers['X-Release'] = options.release;
  const request: AxiosRequestConfig = { url, method, headers, timeout: timeoutMs };
  return options.signal ? { ...request, signal: options.signal } : request;
}

function form(fields: object): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, String(value));
  return body;
}

function upload(file: Blob, { onUploadProgress }: CallOptions): AxiosRequestConfig {
  const data = new FormData();
  data.set('file', file);
  if (!onUploadProgress) return { data };
  return {
    data,
    onUploadProgress: (event) => onUploadProgress(event.total ? event.loaded / event.total : 0),
  };
}

const onKept = ({ keptAt }: KeptAnswer) => freshness.shownKept(keptAt);

/** What a server answers, opened. Throws ApiError. */
async function answered(exchange: Promise<{ data: string }>): Promise<{ msg: string; data: unknown }> {
  const { data: body } = await exchange.catch((error: unknown) => {
    throw asApiError(error);
  });
  freshness.answered();
  return open(body);
}

function open(body: string): { msg: string; data: unknown } {
  const envelope = parse(body);
  if (envelope.code === envelopeCodes.ok)
    return { msg: envelope.msg, data: orMalformed(() => decodeData(envelope.data)) };
  if (envelope.code !== envelopeCodes.refused) throw new ApiError('failed', envelope.msg);
  throw new ApiError(isAuthErrorText(envelope.msg) ? 'auth' : 'refused', envelope.msg);
}

function parse(body: string): Envelope {
  const { code, msg, data } = orMalformed(() => JSON.parse(body) as Partial<Envelope>);
  if (typeof code !== 'number') throw new ApiError('malformed');
  return { code, msg: typeof msg === 'string' ? msg : '', data: typeof data === 'string' ? data : '' };
}

/** Reads something off an answer; what can't be read is a malformed answer. */
function orMalformed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ApiError('malformed', '', { cause: error });
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError('cancelled');
  if (isAxiosError(error) && error.response) return new ApiError('failed', '', { cause: error });
  return new ApiError('network', '', { cause: error });
}

/** Runs an exchange; what it throws leaves as one ApiError, of which the shell has been told. */
async function told<T>(options: CallOptions, exchange: () => Promise<T>): Promise<T> {
  const sentAs = session.current();
  try {
    return await exchange();
  } catch (error) {
    const failure = asApiError(error);
    // An answer that comes late says nothing about the session that has begun since.
    if (failure.kind === 'auth' && sentAs?.token === session.current()?.token) endSession('auth');
    announce(failure, options);
    throw failure;
  }
}

function announce(error: ApiError, { quiet }: CallOptions): void {
  if (error.kind === 'network') tellNetworkTrouble();
  else if (error.kind === 'refused' && !quiet)
    emitApiEvent('message', { text: error.message, refused: true });
}
