import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { helpConfiguration } from './help';

/** What commands read and write. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  /** Content of a file as it is, without an end of line. */
  write: (content: string | Uint8Array) => void | Promise<void>;
}

/** Makes the commands of a program, for one run. */
export type Program = (terminal: Terminal) => CommandUnknownOpts;

/** Wrong arguments. The message says what is wrong and how the command is used; the exit code is 2. */
export class UsageError extends Error {}

/** A check that found something. The message is printed like any output, but the exit code is 1. */
export class CheckFailed extends Error {}

/** What was asked for waits for somebody else. The message is printed like any output, but the exit code is 3. */
export class Pending extends Error {}

/** Runs a program with the arguments of this process. Errors go to stderr as their message, with exit code 1 or 2. */
export async function runProgram(program: Program): Promise<void> {
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const write = (content: string | Uint8Array) =>
    new Promise<void>((done, fail) => {
      process.stdout.write(content, (error) => (error ? fail(error) : done()));
    });
  try {
    await run(program, process.argv.slice(2), { env: process.env, print, write });
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof CheckFailed || error instanceof Pending) print(message);
    else process.stderr.write(`${message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : error instanceof Pending ? 3 : 1;
  }
}

/** Runs a program within this process, e.g. in a test. Resolves to what it prints; rejects as the command does. */
export async function captureOutput(
  program: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const printed: string[] = [];
  await run(program, args, {
    env,
    print: (text) => void printed.push(text),
    write: (content) => void printed.push(Buffer.from(content).toString()),
  });
  return printed.join('\n');
}

async function run(program: Program, args: readonly string[], terminal: Terminal): Promise<void> {
  const command = program(terminal);
  prepare(command, terminal.print);
  await command.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (!isHelp) throw error;
  });
}

/** Has a command and its subcommands throw where commander would end the process. */
export function prepare(command: CommandUnknownOpts, print: Terminal['print']): void {
  command
    .configureHelp({ ...helpConfiguration, ...command.configureHelp() })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => undefined })
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : usageError(command, error);
    });
  for (const each of command.commands) prepare(each, print);
}

function usageError(command: CommandUnknownOpts, { code, message }: CommanderError): UsageError {
  const help = command.helpInformation().trimEnd();
  if (code === 'commander.help') return new UsageError(help);
  const isUnknownCommand =
    code === 'commander.unknownCommand' ||
    (code === 'commander.excessArguments' && command.commands.length > 0);
  if (isUnknownCommand) return new UsageError(`There is no command ${command.args[0]}.\n\n${help}`);
  const problem = message.replace('error: ', '').replaceAll('\n', ' ').replace(/\.$/, '');
  const usage = helpConfiguration.commandUsage(command);
  return new UsageError(`${problem[0]?.toUpperCase()}${problem.slice(1)}. Usage: ${usage}`);
}
