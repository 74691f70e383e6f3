import { example, Option, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { officeCalls, type OfficeCall, type OfficeCallId } from '@members/office-contract';
import { callOptions, kebab, type CallOption } from './callOptions';
import type { Identify } from './identify';
import { readInput } from './files';
import { FromFile } from './optionValues';
import { runCall, type GivenOptions, type OpenOffice } from './runCall';
import { codeOption, operatorOption } from './withDatabase';

/** The command of a call, e.g. `move-withdrawals` for `moveWithdrawals`, with an option for each of its parameters. */
export function addCall(
  program: CommandUnknownOpts,
  id: OfficeCallId,
  how: { terminal: Terminal; identify: Identify; openOffice: OpenOffice },
): void {
  const call: OfficeCall = officeCalls[id];
  const parameters = callOptions(call);
  const demands = demandsOf(call);
  const command = program
    .command(kebab(id))
    .helpGroup(groupOf(call))
    .summary(call.summary === undefined ? demands : `${call.summary} (${demands})`)
    .description(
      [...(call.summary === undefined ? [] : [call.summary]), `It takes ${demands}.`].join('\n\n'),
    );
  for (const option of parameters.flatMap(({ options }) => options))
    command.addOption(option.helpGroup('Parameters:'));
  for (const option of optionsOf(call, parameters)) command.addOption(option);
  // What stands in a file need not be given again.
  command.on('option:file', () => {
    for (const option of command.options) option.mandatory = false;
  });
  const required = parameters.filter(({ isRequired }) => isRequired).map((each) => each.example);
  command.addHelpText('after', example([...required, '--operator ana'].join(' '))).action(async () => {
    const options: GivenOptions = command.opts();
    const params = {
      ...(await fileOf(options, how.terminal)),
      ...(await givenOf(parameters, command.opts(), how.terminal.env)),
    };
    const problems = problemsOf(call, params, parameters);
    if (problems.length > 0) return command.error(`error: ${problems.join(' ')}`);
    await runCall({ id, params, options, ...how });
  });
}

/** `/withdrawals/move` is one of `Withdrawals:` */
function groupOf({ path }: OfficeCall): string {
  const [, slice = ''] = path.split('/');
  return `${slice[0]?.toUpperCase()}${slice.slice(1)}:`;
}

/** What it takes to have the call done, in words. */
function demandsOf({ right, needsCode, twoPeople }: OfficeCall): string {
  const two = { never: [], sometimes: ['at times a second operator'], always: ['a second operator'] };
  return [right ?? 'an operator', ...(needsCode ? ['a one-time code'] : []), ...two[twoPeople]].join(', ');
}

const optionsOf = ({ needsCode }: OfficeCall, parameters: readonly CallOption[]): Option[] => [
  operatorOption,
  ...(needsCode ? [codeOption] : []),
  ...(parameters.length > 0
    ? [new Option('--file <file>', 'parameters as JSON, amounts in minor units; - for what is piped in')]
    : []),
  ...(parameters.some(({ param }) => param === 'after')
    ? [new Option('--all', 'every page, from there on')]
    : []),
  new Option('--json', 'prints the whole answer as JSON, amounts in minor units'),
  new Option('--out <file>', 'writes the answer to a file that its owner alone can read'),
];

async function fileOf({ file }: GivenOptions, terminal: Terminal): Promise<object> {
  if (file === undefined) return {};
  const content: unknown = JSON.parse(await readInput(file, terminal.env));
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  throw new Error(`${file} has to be a JSON object of parameters.`);
}

/** `--no-shown-from` gives null for what can be null, and false for what is true or false. */
async function givenOf(
  parameters: readonly CallOption[],
  given: Record<string, unknown>,
  env: NodeJS.ProcessEnv,
): Promise<Record<string, unknown>> {
  const params: Record<string, unknown> = {};
  for (const { param, options, isNullable } of parameters) {
    const value = given[options[0].attributeName()];
    if (value instanceof FromFile) params[param] = await readInput(value.path, env, value.encoding);
    else if (value !== undefined) params[param] = value === false && isNullable ? null : value;
  }
  return params;
}

/** What is wrong with the parameters, by the options that give them; the server looks at them again. */
function problemsOf({ params }: OfficeCall, given: object, parameters: readonly CallOption[]): string[] {
  const { error } = params.safeParse(given);
  return (error?.issues ?? []).map(({ path: [name = '', ...rest], message }) => {
    const flag = parameters.find(({ param }) => param === name)?.flag ?? String(name);
    return `${[flag, ...rest.map(String)].join('.')}: ${message}.`.replace(/\.\.$/, '.');
  });
}
