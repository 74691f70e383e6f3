import { officeOf, readVariables } from '@members/server/readVariables';
import { join } from 'node:path';

/** Where teams publish, without a slash at its end: `url`, APP_ORIGIN, or this machine on PORT. */
export function registryAddress(url: string | undefined, env: NodeJS.ProcessEnv): string {
  const { APP_ORIGIN, PORT } = readVariables(env, ['APP_ORIGIN', 'PORT']);
  return withoutSlash(url ?? APP_ORIGIN ?? `http://localhost:${PORT}`);
}

/** Where operators work, without a slash at its end: `url`, OFFICE_ORIGIN, or this machine on OFFICE_PORT. */
export const officeAddress = (url: string | undefined, env: NodeJS.ProcessEnv): string =>
  withoutSlash(url ?? officeOf(readVariables(env, ['PORT', 'OFFICE_PORT', 'OFFICE_ORIGIN'])).officeOrigin);

function withoutSlash(address: string): string {
  if (!URL.canParse(address)) throw new Error(`${address} is no address of a registry.`);
  return address.replace(/\/+$/, '');
}

/** Directory of the registry that runs within the system on this machine, whose data is in DATA_DIR or `.data`. */
export const registryDirectory = (env: NodeJS.ProcessEnv): string =>
  join(readVariables(env, ['DATA_DIR']).DATA_DIR, 'registry');

const timeoutMs = 60_000;

/** Nothing answers. */
export class Unanswered extends Error {}

/** Sends a request. Rejects with an Unanswered of one sentence where nothing answers. */
export const send = (address: string, path: string, init: RequestInit): Promise<Response> =>
  fetch(`${address}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    throw new Unanswered(
      error.name === 'TimeoutError'
        ? `The registry at ${address} has not answered in ${timeoutMs / 1000} s.`
        : `No registry answers at ${address}.`,
    );
  });

/** The JSON of an answer to a team. Rejects with the sentence of a refusal. */
export async function readJson<T>(response: Response, address: string): Promise<T> {
  const json = (await response.json().catch(() => null)) as (T & { error?: string }) | null;
  if (response.ok && json !== null) return json;
  throw new Error(json?.error ?? noRegistry(address, response));
}

export const noRegistry = (address: string, { status }: Response): string =>
  `${address} answered with status ${status}, which no registry does.`;
