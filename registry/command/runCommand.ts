import { Found, UsageError, type Command } from './command';

/** What a program is called by, the commands it has by their names, and what is said below its usage. */
export interface Program {
  call: string;
  commands: Readonly<Record<string, Command>>;
  notes: string;
}

/** Runs the command that the arguments name and prints what it says; exit code 1 where it fails or finds something. */
export async function runCommand(
  { call, commands, notes }: Program,
  [name = '', ...args]: string[],
): Promise<void> {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError();
    process.stdout.write(`${await command.run(args, process.env)}\n`);
  } catch (error) {
    if (error instanceof Found) process.stdout.write(`${error.message}\n`);
    else
      process.stderr.write(
        `${error instanceof UsageError ? usageOf(call, commands, notes) : (error as Error).message}\n`,
      );
    process.exitCode = 1;
  }
}

function usageOf(call: string, commands: Program['commands'], notes: string): string {
  const forms = Object.values(commands).flatMap(({ usage }) => usage);
  const width = Math.max(...forms.map(([form]) => form.length));
  return [
    `Usage: ${call} <command>`,
    ...forms.map(([form, what]) => `  ${form.padEnd(width)}  ${what}`),
    notes,
  ].join('\n');
}
