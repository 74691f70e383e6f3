import {
  officeCalls,
  pathOf,
  type OfficeAnswer,
  type OfficeCallId,
  type OfficeParams,
  type RefusalAnswer,
  type RefusalDetails,
  type RefusalKey,
  type RefusalValues,
} from '@members/office-contract';

/** How long a call may take unless told. */
const usualMs = 60_000;
/** How soon something that is under way is asked for again. */
const askAgainMs = 1_000;

/** Why something failed in the browser, without an answer of the server. */
type BrowserFault = 'unreachable' | 'passkeyKnown' | 'passkeyFailed';

/** A call that the server refused, or that did not reach it (`unreachable`); or what the browser could not do. */
export class OfficeError extends Error {
  constructor(
    readonly status: number,
    readonly key: RefusalKey | BrowserFault,
    { values = {}, text = '', changed, findings }: Partial<Omit<RefusalAnswer, 'key'>> = {},
  ) {
    super(text);
    this.values = values;
    this.details = { ...(changed && { changed }), ...(findings && { findings }) };
  }

  readonly values: RefusalValues;
  readonly details: RefusalDetails;
}

/** What a call led to: its answer, or a proposal that waits for a second operator. */
export type Outcome<Id extends OfficeCallId> =
  | { readonly answer: OfficeAnswer<Id>; readonly proposal: null }
  | { readonly answer: null; readonly proposal: number };

interface CallOptions {
  /** A one-time code that goes with it. */
  code?: string | undefined;
  /** The page asks by itself, which keeps no session alive. */
  unattended?: boolean | undefined;
  timeoutMs?: number;
}

/** Sends a call of the office, and again while the gate is at work on it. Rejects with an OfficeError for everything but success. */
export async function callOffice<Id extends OfficeCallId>(
  id: Id,
  params: OfficeParams<Id>,
  options: CallOptions = {},
): Promise<Outcome<Id>> {
  const response = await send(id, params, options);
  const json: unknown = await response.json().catch(() => null);
  if (response.status === 202)
    return { answer: null, proposal: (json as { proposal: { id: number } }).proposal.id };
  return { answer: json as OfficeAnswer<Id>, proposal: null };
}

/** Sends a call that answers a file, and has the browser keep it. */
export async function downloadFile<Id extends OfficeCallId>(
  id: Id,
  params: OfficeParams<Id>,
  options: CallOptions = {},
): Promise<void> {
  const response = await send(id, params, options);
  const [, name = 'file'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

async function send<Id extends OfficeCallId>(
  id: Id,
  params: OfficeParams<Id>,
  { code, unattended, timeoutMs = usualMs }: CallOptions,
): Promise<Response> {
  const { method } = officeCalls[id];
  const response = await fetch(`${pathOf(id)}${method === 'GET' ? queryOf(params as object) : ''}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(code && { 'x-code': code }),
      ...(unattended && { 'x-unattended': '1' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(params) }),
  }).catch(() => {
    throw new OfficeError(0, 'unreachable');
  });
  if (response.ok) return response;
  const json: unknown = await response.json().catch(() => null);
  const { key = 'failed', ...refusal } = (json ?? {}) as Partial<RefusalAnswer>;
  if (key !== 'atGate' && key !== 'atGateBehind') throw new OfficeError(response.status, key, refusal);
  await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  // A code counts once, and for some minutes after.
  return send(id, params, { timeoutMs });
}

/** Where a call that answers a file is downloaded from. */
export const addressOf = <Id extends OfficeCallId>(id: Id, params: OfficeParams<Id>): string =>
  `${pathOf(id)}${queryOf(params as object)}`;

function queryOf(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof OfficeError && error.key === 'signedOut';
export const asksForCode = (error: unknown): boolean =>
  error instanceof OfficeError && (error.key === 'codeNeeded' || error.key === 'wrongCode');
