import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Program } from '../src';
import { prepare } from '../src/runProgram';

/** What each command of a program prints for `--help`, by the words that call it; by none for the program itself. */
export function helpTexts(program: Program): Map<string, string> {
  let printed = '';
  const top = program({ env: {}, print: () => undefined, write: () => undefined });
  prepare(top, (text) => (printed += `${text}\n`));
  const texts = new Map<string, string>();
  const collect = (command: CommandUnknownOpts, path: readonly string[]): void => {
    printed = '';
    command.outputHelp();
    texts.set(path.join(' '), printed);
    for (const each of command.commands) collect(each, [...path, each.name()]);
  };
  collect(top, []);
  return texts;
}
