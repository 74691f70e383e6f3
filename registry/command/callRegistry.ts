import { CheckFailed, readCode } from '@members/command-line';
import {
  officeCalls,
  pathOf,
  type OfficeAnswer,
  type OfficeCallId,
  type OfficeParams,
  type RefusalAnswer,
} from '@members/office-contract';
import { setTimeout } from 'node:timers/promises';
import { noRegistry, send, Unanswered } from './addresses';
import { describeEntry, describeFindings } from './formats';
import { readSession } from './sessions';

/** A registry to call, as the operator who signed in. */
export interface RegistryAt {
  /** Of the office. */
  address: string;
  env: NodeJS.ProcessEnv;
  /** A one-time code that comes with the call. */
  code?: string | undefined;
  /** Gets a line for each state of a check that is followed. */
  print?: (line: string) => void;
}

interface Sender {
  /** Of the office. */
  address: string;
  cookie?: string | undefined;
  code?: string | undefined;
}

/** Sends a call of the office and answers the response, whatever it says. */
export function sendCall<Id extends OfficeCallId>(
  { address, cookie, code }: Sender,
  id: Id,
  params: OfficeParams<Id>,
): Promise<Response> {
  const { method } = officeCalls[id];
  const given = Object.entries(params as object).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return send(address, `${pathOf(id)}${method === 'GET' && given.length > 0 ? `?${query}` : ''}`, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(code && { 'x-code': code }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(params) }),
  });
}

/**
 * Calls the registry, or the office beside it, as the operator who signed in. Rejects with the sentence of a refusal: a
 * CheckFailed with a line for each finding of the gate or each change since, if it has any, else an Error.
 */
export async function callRegistry<Id extends OfficeCallId>(
  { address, env, code }: RegistryAt,
  id: Id,
  params: OfficeParams<Id>,
): Promise<OfficeAnswer<Id>> {
  const response = await sendCall({ address, cookie: await readSession(address, env), code }, id, params);
  return readAnswer(response, address);
}

/** The decision asks for a fresh one-time code, or the given one is wrong. */
class CodeNeeded extends Error {}

/** The gate is still at work: the decision is to be sent again. */
class AtGate extends Error {}

export async function readAnswer<T>(response: Response, address: string): Promise<T> {
  const json = (await response.json().catch(() => null)) as (T & Partial<RefusalAnswer>) | null;
  if (response.ok && json !== null) return json;
  const { key, text, findings, changed } = json ?? ({} as Partial<RefusalAnswer>);
  if (!key || !text) throw new Error(noRegistry(address, response));
  if (key === 'signedOut') throw new Error('Sign in first: npm run registry -- login');
  if (key === 'codeNeeded' || key === 'wrongCode') throw new CodeNeeded(text);
  if (key === 'atGate' || key === 'atGateBehind') throw new AtGate(text);
  const details = (changed ?? []).map((entry) => `  ${describeEntry(entry)}`);
  if (findings) details.push(describeFindings(findings));
  throw details.length > 0 ? new CheckFailed([text, ...details].join('\n')) : new Error(text);
}

const askAgainMs = 1_000;
/** How often a registry that does not answer is asked again about a check that is under way. */
const mostTries = 30;

/**
 * Asks until `ask` resolves to something, each time with how often it has asked before. New states of the gate, which it
 * rejects with or tells by `say`, are printed. A registry that does not answer meanwhile is asked again for a while.
 */
export async function followGate<T>(
  { print }: RegistryAt,
  ask: (asked: number, say: (sentence: string) => void) => Promise<T | null>,
): Promise<T> {
  let said = '';
  let failed = 0;
  const say = (sentence: string) => {
    if (sentence !== said) print?.(sentence);
    [said, failed] = [sentence, 0];
  };
  for (let asked = 0; ; asked += 1) {
    try {
      const answer = await ask(asked, say);
      if (answer !== null) return answer;
    } catch (error) {
      if (error instanceof AtGate) say(error.message);
      else if (said === '' || !(error instanceof Unanswered) || (failed += 1) > mostTries) throw error;
    }
    await setTimeout(askAgainMs);
  }
}

/**
 * Calls the registry with what an operator decides, and again while the gate is at work. Where that asks for a fresh
 * one-time code and none is given, the operator is asked at the terminal.
 */
export async function sendDecision<Id extends OfficeCallId>(
  { code, ...registry }: RegistryAt,
  id: Id,
  params: OfficeParams<Id>,
): Promise<OfficeAnswer<Id>> {
  // A code counts once, and for some minutes after.
  const sendWith = (given: string | undefined) =>
    followGate(registry, (asked) =>
      callRegistry({ ...registry, ...(asked === 0 && { code: given }) }, id, params),
    );
  return sendWith(code).catch(async (error: unknown) => {
    if (!(error instanceof CodeNeeded) || code) throw error;
    return sendWith(await readCode(undefined));
  });
}
