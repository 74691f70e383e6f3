import {
  officeCalls,
  type OfficeAnswer,
  type OfficeCallId,
  type OfficeParams,
  type RefusalAnswer,
  type RefusalKey,
  type RefusalValues,
} from '@members/office-contract';

/** How long a call may take unless told. */
const usualMs = 60_000;

/** Why something failed in the browser, without an answer of the server. */
type BrowserFault = 'unreachable' | 'passkeyKnown' | 'passkeyFailed';

/** A call that the server refused, or that did not reach it (`unreachable`); or what the browser could not do. */
export class OfficeError extends Error {
  constructor(
    readonly status: number,
    readonly key: RefusalKey | BrowserFault,
    { values = {}, text = '' }: Partial<Pick<RefusalAnswer, 'values' | 'text'>> = {},
  ) {
    super(text);
    this.values = values;
  }

  readonly values: RefusalValues;
}

/** What a call led to: its answer, or a proposal that waits for a second operator. */
export type Outcome<Id extends OfficeCallId> =
  | { readonly answer: OfficeAnswer<Id>; readonly proposal: null }
  | { readonly answer: null; readonly proposal: number };

/** Sends a call of the office. Rejects with an OfficeError for everything but success. */
export async function callOffice<Id extends OfficeCallId>(
  id: Id,
  params: OfficeParams<Id>,
  { code, timeoutMs = usualMs }: { code?: string | undefined; timeoutMs?: number } = {},
): Promise<Outcome<Id>> {
  const { method, path } = officeCalls[id];
  const response = await fetch(`/api${path}${method === 'GET' ? queryOf(params as object) : ''}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(code && { 'x-code': code }),
    },
    ...(method === 'POST' && { body: JSON.stringify(params) }),
  }).catch(() => {
    throw new OfficeError(0, 'unreachable');
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.status === 202)
    return { answer: null, proposal: (json as { proposal: { id: number } }).proposal.id };
  if (response.ok) return { answer: json as OfficeAnswer<Id>, proposal: null };
  const { key = 'failed', values = {}, text = '' } = (json ?? {}) as Partial<RefusalAnswer>;
  throw new OfficeError(response.status, key, { values, text });
}

/** Where a call that answers a file is downloaded from. */
export const addressOf = <Id extends OfficeCallId>(id: Id, params: OfficeParams<Id>): string =>
  `/api${officeCalls[id].path}${queryOf(params as object)}`;

function queryOf(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof OfficeError && error.key === 'signedOut';
export const asksForCode = (error: unknown): boolean =>
  error instanceof OfficeError && (error.key === 'codeNeeded' || error.key === 'wrongCode');
