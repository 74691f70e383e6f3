import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Program } from '../src';

/** The words that call each command of a program; none for the program itself. */
export function commandPaths(program: Program): string[][] {
  const pathsFrom = (command: CommandUnknownOpts, path: string[]): string[][] => [
    path,
    ...command.commands.flatMap((each) => pathsFrom(each, [...path, each.name()])),
  ];
  return pathsFrom(program({ env: {}, print: () => undefined, write: () => undefined }), []);
}
