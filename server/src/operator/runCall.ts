import { CheckFailed, Pending, type Terminal } from '@members/command-line';
import { officeCalls, type OfficeCall, type OfficeCallId } from '@members/office-contract';
import type { Config } from '../config';
import type { Database } from '../database';
import { FileAnswer, type CallOffice, type Caller } from '../office';
import { operatorName } from '../operatorLog';
import { readVariables } from '../readVariables';
import { writeOutput } from './files';
import { formatAnswer, formatJson } from './formatAnswer';
import type { Identify } from './identify';
import { withDatabase } from './withDatabase';

/** What the options say that every call has. */
export interface GivenOptions {
  operator?: string;
  code?: string;
  file?: string;
  all?: true;
  json?: true;
  out?: string;
}

interface Run {
  id: OfficeCallId;
  params: object;
  options: GivenOptions;
  terminal: Terminal;
  identify: Identify;
  openOffice: OpenOffice;
}

/** The office on a database of an installation, without an API. */
export type OpenOffice = (config: Config, database: Database) => Promise<{ call: CallOffice }>;

/**
 * Has the office do a call on the database of the installation, in the name of the operator who is given, and prints what
 * it answers. Rejects with Pending for what waits for a second operator, and with CheckFailed for an answer that tells of
 * a failure.
 */
export function runCall({ id, params, options, terminal, identify, openOffice }: Run): Promise<void> {
  const name = operatorName(
    options.operator ?? readVariables(terminal.env, ['OPERATOR']).OPERATOR ?? undefined,
  );
  return withDatabase(terminal.env, async (database, config) => {
    const identity = identify(database, config);
    const { call: callOffice } = await openOffice(config, database);
    const caller: Caller = {
      operator: () => identity.operator(name),
      requireFreshCode: () => identity.requireCode(name, options.code),
    };
    const ask = async (sent: object): Promise<unknown> => {
      const outcome = await callOffice(id, sent, caller);
      if ('answer' in outcome) return outcome.answer;
      throw new Pending(options.json ? formatJson(outcome) : sayWaits(outcome.proposal));
    };
    const answer = options.all ? await everyPage(ask, params) : await ask(params);
    const call: OfficeCall = officeCalls[id];
    const text = await tell(answer, { call, options, terminal });
    if (text === null) return;
    if (call.failed?.(answer)) throw new CheckFailed(text);
    terminal.print(text);
  });
}

const sayWaits = (proposal: number): string =>
  `This waits for a second operator as proposal ${proposal}: npm run operator -- confirm-proposal --id ${proposal}`;

/** A list from the page that is asked for to its end. */
async function everyPage(ask: (sent: object) => Promise<unknown>, params: object): Promise<unknown> {
  const rows: unknown[] = [];
  for (let after: { after?: string } = {}; ;) {
    const page = (await ask({ ...params, ...after })) as { rows: unknown[]; next: string | null };
    rows.push(...page.rows);
    if (page.next === null) return { ...page, rows };
    after = { after: page.next };
  }
}

/** The text that is left to print; a file goes to where it is wanted as it is, and leaves none. */
async function tell(
  answer: unknown,
  { call, options, terminal }: { call: OfficeCall; options: GivenOptions; terminal: Terminal },
): Promise<string | null> {
  const { json, out } = options;
  const file = answer instanceof FileAnswer ? answer.body : json ? null : contentOf(answer);
  if (file !== null) {
    await writeOutput(file, out, terminal);
    return null;
  }
  const text = json ? formatJson(answer) : formatAnswer(inOrder(call, answer));
  if (out === undefined) return text;
  await writeOutput(`${text}\n`, out, terminal);
  return `The answer is in ${out}.`;
}

/** Of a file that is answered as JSON, with its name and type, for a page that saves it. */
function contentOf(answer: unknown): string | null {
  const { name, type, content, ...others } = (answer ?? {}) as Record<string, unknown>;
  const isFile = [name, type, content].every((each) => typeof each === 'string');
  return isFile && Object.keys(others).length === 0 ? (content as string) : null;
}

/** With its values in the order in which the call declares them. */
const inOrder = ({ answer: declared }: OfficeCall, answer: unknown): unknown => {
  const { success, data } = declared.safeParse(answer);
  return success ? data : answer;
};
