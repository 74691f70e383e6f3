import {
  example,
  formatTable,
  InvalidArgumentError,
  readCode,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { isRight, operatorName, remoteName, rights as allRights, type Right } from '@members/office-contract';
import type { Config } from '../config';
import type { Database } from '../database';
import { formatTime } from '../i18n/formats';
import type { Act } from '../operatorLog';
import { createCodeSeal, createOperators, type Operators, type ShownSecrets } from '../operators';
import { codeOption } from './confirm';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

const rightsHelp = `${allRights.join(', ')}, comma-separated`;

const switches = [
  {
    command: 'disable',
    description: 'ends the sessions of one, who can’t sign in any more',
    disabled: true,
    said: 'can’t sign in any more.',
  },
  {
    command: 'enable',
    description: 'lets one sign in again who was disabled',
    disabled: false,
    said: 'can sign in again.',
  },
];

/** Who may sign in to the office. Whoever has the database adds the first; then administrators do, with a code. */
export function addOperators(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const operators = program
    .command('operators')
    .description('who may sign in to the office; add one, change or take rights, give new secrets')
    .addHelpText('after', example())
    .action(async () => {
      const { operators: rows } = await withOperators((known) => known.list());
      const cells = rows.map(({ name, rights, remote, usedAt, disabled }) => [
        name,
        disabled ? 'disabled' : rights.join(', '),
        remote ?? '',
        usedAt ? formatTime(new Date(usedAt)) : '',
      ]);
      print(formatTable(cells, 'There are no operators.'));
    });

  const withOperators = <T>(work: (operators: Operators) => Promise<T>): Promise<T> =>
    withDatabase(env, (database: Database, { passwordPepper }: Config) =>
      work(createOperators({ database, seal: createCodeSeal(passwordPepper) })),
    );

  /** Does something once an administrator has confirmed it, where there is one. */
  const confirmed = <T>(
    {
      code,
      ...options
    }: { code?: string | undefined; operator?: string | undefined; reason?: string | undefined },
    work: (operators: Operators, act: Act) => Promise<T>,
  ): Promise<T> =>
    withOperators(async (known) => {
      const act = readOperation(options, env);
      if (await known.isAdministered()) {
        const given = await readCode(code);
        await known.confirm({ name: act.operator, right: 'administration.change', code: given }, new Date());
      }
      return work(known, act);
    });

  function show(name: string, { password, codeUri }: ShownSecrets): void {
    print(`${name} signs in with these, which are shown once:`);
    print(`  Password       ${password}`);
    print(`  One-time code  ${codeUri}`);
  }

  operators
    .command('add')
    .description('adds one; prints password and code secret, once')
    .argument('<name>', '2 to 40 lower case letters, digits or ._-', parseName)
    .requiredOption('--rights <rights>', rightsHelp, parseRights)
    .option('--remote <remote>', 'the only remote that they see', parseRemote)
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('ana --rights administration.change,money.change --operator ana'))
    .action(async (name, { rights, remote = null, ...options }) =>
      show(name, await confirmed(options, (known, act) => known.add({ name, rights, remote }, act))),
    );
  operators
    .command('rights')
    .description('gives other rights than before')
    .argument('<name>')
    .argument('<rights>', rightsHelp, parseRights)
    .option('--remote <remote>', 'the only remote that they see', parseRemote)
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('bea content.change,audit.see --operator ana'))
    .action(async (name, rights, { remote = null, ...options }) => {
      await confirmed(options, (known, act) => known.changeRights(name, { rights, remote }, act));
      print(`${name} may ${rights.join(', ')}.`);
    });
  for (const { command, description, disabled, said } of switches)
    operators
      .command(command)
      .description(description)
      .argument('<name>')
      .addOption(operatorOption)
      .addOption(reasonOption)
      .addOption(codeOption)
      .addHelpText('after', example('bea --operator ana'))
      .action(async (name, options) => {
        await confirmed(options, (known, act) => known.setDisabled(name, disabled, act));
        print(`${name} ${said}`);
      });
  operators
    .command('reset')
    .description('gives a new password and code secret; the old ones and their sessions end')
    .argument('<name>')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('bea --operator ana'))
    .action(async (name, options) =>
      show(name, await confirmed(options, (known, act) => known.reset(name, act))),
    );
}

function parseName(name: string): string {
  if (operatorName.safeParse(name).success) return name;
  throw new InvalidArgumentError('An operator is named by 2 to 40 lower case letters, digits or ._-');
}

function parseRemote(remote: string): string {
  if (remoteName.safeParse(remote).success) return remote;
  throw new InvalidArgumentError('A remote is named mfe-….');
}

const parseRights = (text: string): Right[] =>
  [...new Set(text.split(','))].map((word) => {
    if (isRight(word)) return word;
    throw new InvalidArgumentError(`There is no right "${word}". There are: ${allRights.join(', ')}.`);
  });
