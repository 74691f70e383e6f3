import type { AddHelpTextContext, CommandUnknownOpts } from '@commander-js/extra-typings';

/** An example for a command's help, given its arguments: `addHelpText('after', example('mfe-lottery latest'))`. */
export const example =
  (args = '') =>
  ({ command }: AddHelpTextContext): string =>
    `\nExample:\n  ${`${commandPath(command)} ${args}`.trimEnd()}`;

/** `npm run registry -- canary start` */
const commandPath = (command: CommandUnknownOpts): string =>
  command.parent ? `${commandPath(command.parent)} ${command.name()}` : command.name();

/** `<remote> [release] --why <text> [options]`: unlike commander's own, with the required options. */
function argumentsOf({ commands, registeredArguments, options }: CommandUnknownOpts): string {
  const required = options.filter(({ mandatory }) => mandatory);
  return [
    ...(commands.length > 0 ? ['[command]'] : []),
    ...registeredArguments.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`)),
    ...required.map(({ flags }) => flags),
    ...(options.length > required.length ? ['[options]'] : []),
  ].join(' ');
}

/** How help and errors show commands. */
export const helpConfiguration = {
  commandUsage: (command: CommandUnknownOpts): string =>
    `${commandPath(command)} ${argumentsOf(command)}`.trimEnd(),
  subcommandTerm: (command: CommandUnknownOpts): string =>
    `${command.name()} ${argumentsOf(command)}`.trimEnd(),
};
