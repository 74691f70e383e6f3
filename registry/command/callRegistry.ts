import { CheckFailed } from '@members/command-line';
import { readVariables } from '@members/server/variables';
import { join } from 'node:path';
import type { RefusalAnswer } from '../src/http/api';
import { describeEntry, describeFindings } from './formats';
import { readSession } from './sessions';

/** A registry to call, as the operator who signed in. */
export interface RegistryAt {
  address: string;
  env: NodeJS.ProcessEnv;
}

/** Address of the registry, without a slash at its end: `url`, REGISTRY_URL, or this machine on PORT. */
export function registryAddress(url: string | undefined, env: NodeJS.ProcessEnv): string {
  const { REGISTRY_URL, PORT } = readVariables(env, ['REGISTRY_URL', 'PORT']);
  const text = url ?? REGISTRY_URL ?? `http://localhost:${PORT}`;
  if (!URL.canParse(text)) throw new Error(`${text} is no address of a registry.`);
  return text.replace(/\/+$/, '');
}

/** Directory of the registry that runs within the system on this machine, whose data is in DATA_DIR or `.data`. */
export const registryDirectory = (env: NodeJS.ProcessEnv): string =>
  join(readVariables(env, ['DATA_DIR']).DATA_DIR, 'registry');

/** Long, since the gate mounts a release in a browser. */
const timeoutMs = 180_000;

/** Sends a request without a session. Rejects with an Error of one sentence if no registry responds. */
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

/** Calls the registry as the operator who signed in and returns the JSON of its response. Rejects like `readJson`. */
export async function callRegistry<T>(
  { address, env }: RegistryAt,
  { method = 'GET', path, body }: { method?: string; path: string; body?: object },
): Promise<T> {
  const cookie = await readSession(address, env);
  const response = await send(address, path, {
    method,
    headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 401) throw new Error('Sign in first: npm run registry -- login');
  return readJson<T>(response, address);
}

/**
 * The JSON of a response. Rejects with the sentence of a refusal: a CheckFailed with a line for each finding of the gate
 * or each change since, if it has any, else an Error.
 */
export async function readJson<T>(response: Response, address: string): Promise<T> {
  const json = (await response.json().catch(() => null)) as (T & Partial<RefusalAnswer>) | null;
  if (response.ok && json !== null) return json;
  const { error, findings, changed } = json ?? ({} as Partial<RefusalAnswer>);
  if (!error) throw new Error(`${address} answered with status ${response.status}, which no registry does.`);
  const details = (changed ?? []).map((entry) => `  ${describeEntry(entry)}`);
  if (findings) details.push(describeFindings(findings));
  throw details.length > 0 ? new CheckFailed([error, ...details].join('\n')) : new Error(error);
}
