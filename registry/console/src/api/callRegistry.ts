import { RegistryError } from './RegistryError';
import type { Finding, LogEntry } from './types';

interface Refusal {
  error?: string;
  changed?: LogEntry[];
  findings?: Finding[];
}

/** So long an answer is waited for; the gate mounts a release in a browser, which takes its time. */
const patienceMs = 120_000;

/** Calls the registry's API and answers the JSON of a success. Throws a RegistryError for everything else. */
export async function callRegistry<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/registry/api/${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patienceMs),
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new RegistryError(0, 'The registry can’t be reached.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { error, changed, findings } = (answer ?? {}) as Refusal;
  throw new RegistryError(response.status, error ?? `The registry answered with status ${response.status}.`, {
    changed,
    findings,
  });
}
