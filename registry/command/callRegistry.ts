import { CheckFailed, readCode } from '@members/command-line';
import { officeOf, readVariables } from '@members/server/readVariables';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RefusalAnswer } from '../src/http/api';
import { describeEntry, describeFindings } from './formats';
import { readSession } from './sessions';

/** A registry to call, as the operator who signed in. */
export interface RegistryAt {
  address: string;
  env: NodeJS.ProcessEnv;
  /** Gets a line for each state of a check that is followed. */
  print?: (line: string) => void;
}

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
/** How often a registry that does not answer is asked again about a check that is under way. */
const mostTries = 30;

/** Sends a request without a session. Rejects with an Error of one sentence if no registry responds. */
export async function send(address: string, path: string, init: RequestInit): Promise<Response> {
  return fetch(`${address}/registry/api/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: Error) => {
      throw new Unanswered(
        error.name === 'TimeoutError'
          ? `The registry at ${address} has not answered in ${timeoutMs / 1000} s.`
          : `No registry answers at ${address}.`,
      );
    },
  );
}

/** No registry answers. */
class Unanswered extends Error {}

interface RegistryCall {
  method?: string;
  path: string;
  body?: object;
}

/** Calls the registry as the operator who signed in and returns the JSON of its response. Rejects like `readJson`. */
export async function callRegistry<T>(
  { address, env }: RegistryAt,
  { method = 'GET', path, body }: RegistryCall,
): Promise<T> {
  const cookie = await readSession(address, env);
  const response = await send(address, path, {
    method,
    headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 401) throw new Error('Sign in first: npm run registry -- login');
  if (response.status === 202) throw new StillChecking(await textOf(response));
  return readJson<T>(response, address);
}

/** The gate is still at work. */
class StillChecking extends Error {}

const textOf = async (response: Response): Promise<string> =>
  ((await response.json()) as RefusalAnswer).error;

/**
 * Calls the registry with what has it ask the gate, and asks again until the gate is done: `again` is what follows. Each
 * new state of the gate is printed. A registry that does not answer meanwhile is asked again for a while.
 */
export async function followCheck<T>(
  registry: RegistryAt,
  call: RegistryCall,
  again: RegistryCall,
): Promise<T> {
  let said = '';
  let tries = 0;
  for (let next = call; ; next = again) {
    try {
      return await callRegistry<T>(registry, next);
    } catch (error) {
      if (error instanceof StillChecking) {
        if (error.message !== said) registry.print?.(error.message);
        [said, tries] = [error.message, 0];
      } else if (said === '' || !(error instanceof Unanswered) || (tries += 1) > mostTries) throw error;
      await setTimeout(1_000);
    }
  }
}

/**
 * Calls the registry with what an operator decides. Where that asks for a fresh one-time code and none is given, the
 * operator is asked at the terminal.
 */
export async function sendDecision<T>(
  registry: RegistryAt,
  call: RegistryCall,
  code: string | undefined,
): Promise<T> {
  // A code counts once, and for some minutes after.
  const sendWith = (given: string | undefined) =>
    followCheck<T>(registry, { ...call, body: { ...call.body, ...(given && { code: given }) } }, call);
  return sendWith(code).catch(async (error: unknown) => {
    if (!(error instanceof CodeNeeded) || code) throw error;
    return sendWith(await readCode(undefined));
  });
}

/** The decision asks for a fresh one-time code, or the given one is wrong. */
class CodeNeeded extends Error {}

/**
 * The JSON of a response. Rejects with the sentence of a refusal: a CheckFailed with a line for each finding of the gate
 * or each change since, if it has any, else an Error.
 */
export async function readJson<T>(response: Response, address: string): Promise<T> {
  const json = (await response.json().catch(() => null)) as (T & Partial<RefusalAnswer>) | null;
  if (response.ok && json !== null) return json;
  const { error, findings, changed, codeNeeded } = json ?? ({} as Partial<RefusalAnswer>);
  if (!error) throw new Error(`${address} answered with status ${response.status}, which no registry does.`);
  if (codeNeeded) throw new CodeNeeded(error);
  const details = (changed ?? []).map((entry) => `  ${describeEntry(entry)}`);
  if (findings) details.push(describeFindings(findings));
  throw details.length > 0 ? new CheckFailed([error, ...details].join('\n')) : new Error(error);
}
