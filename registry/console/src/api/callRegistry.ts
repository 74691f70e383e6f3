import type { Finding, LogEntry, RefusalAnswer } from './types';

const timeoutMs = 60_000;
const askAgainMs = 1_000;

/**
 * Calls the registry's API and returns the JSON of the response, where it asks the gate once that is done. Rejects with
 * a RegistryError for everything but success.
 */
export async function callRegistry<Result>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result> {
  const response = await fetch(`/registry/api/${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new RegistryError(0, 'The registry can’t be reached.');
  });
  if (response.status === 202) {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    // A code counts once, and for some minutes after.
    return path.endsWith('/check')
      ? callRegistry('GET', path)
      : callRegistry(method, path, { ...body, code: undefined });
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as Result;
  const { error, changed, findings, codeNeeded } = (json ?? {}) as Partial<RefusalAnswer>;
  throw new RegistryError(response.status, error ?? `The registry answered with status ${response.status}.`, {
    changed,
    findings,
    codeNeeded,
  });
}

/** A call that the registry refused, or that did not reach it (`status` 0). `message` is one sentence for people. */
export class RegistryError extends Error {
  /** With 409: what changed since the operator looked. */
  readonly changed: readonly LogEntry[];
  /** With 422: why the gate refuses. */
  readonly findings: readonly Finding[];
  /** With 403: a fresh one-time code has to come with the decision. */
  readonly codeNeeded: boolean;

  constructor(
    readonly status: number,
    message: string,
    { changed = [], findings = [], codeNeeded }: Omit<Partial<RefusalAnswer>, 'error'> = {},
  ) {
    super(message);
    this.changed = changed;
    this.findings = findings;
    this.codeNeeded = codeNeeded === true;
  }
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof RegistryError && error.status === 401;
