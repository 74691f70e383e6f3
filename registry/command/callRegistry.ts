import type { RefusalAnswer } from '../src/http/api';
import { Found } from './command';
import { entryLine, findingLines } from './formats';
import { keptSession } from './sessions';

export interface RegistryAt {
  address: string;
  env: NodeJS.ProcessEnv;
}

/** The gate mounts a release in a browser, which takes its time. */
const timeoutMs = 180_000;

/** Sends a request as nobody. Throws an Error of one sentence where no registry answers. */
export async function send(address: string, path: string, init: RequestInit): Promise<Response> {
  return fetch(`${address}/registry/api/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: Error) => {
      throw new Error(
        error.name === 'TimeoutError'
          ? `The registry at ${address} has not answered in ${timeoutMs / 1000} s.`
          : `No registry answers at ${address}.`,
      );
    },
  );
}

/** Calls the registry as the operator who signed in, and answers what it says. Throws an Error that says why not. */
export async function callRegistry<T>(
  { address, env }: RegistryAt,
  { method = 'GET', path, body }: { method?: string; path: string; body?: object },
): Promise<T> {
  const cookie = await keptSession(address, env);
  const response = await send(address, path, {
    method,
    headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 401) throw new Error('Sign in first: npm run registry -- login');
  return answerOf<T>(response, address);
}

/** The JSON of a success. Throws what a refusal says, with findings and changes in lines of their own. */
export async function answerOf<T>(response: Response, address: string): Promise<T> {
  const answer = (await response.json().catch(() => null)) as (T & Partial<RefusalAnswer>) | null;
  if (response.ok && answer !== null) return answer;
  const { error, findings, changed } = answer ?? ({} as Partial<RefusalAnswer>);
  if (!error) throw new Error(`${address} answered with status ${response.status}, which no registry does.`);
  const details = [...(changed ?? []).map((entry) => `  ${entryLine(entry)}`)];
  if (findings) details.push(findingLines(findings));
  throw details.length > 0 ? new Found([error, ...details].join('\n')) : new Error(error);
}
