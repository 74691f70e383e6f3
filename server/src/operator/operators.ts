import {
  example,
  formatTable,
  InvalidArgumentError,
  Option,
  readCode,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import {
  builtInRoleNames,
  isRight,
  operatorName,
  remoteName,
  rights as allRights,
  type Right,
} from '@members/office-contract';
import type { Config } from '../config';
import type { Database, Transaction } from '../database';
import { formatTime } from '../i18n/formats';
import type { Act } from '../operatorLog';
import {
  byInvitation,
  createCodeSeal,
  createOperators,
  createRoles,
  type Operators,
  type Roles,
} from '../operators';
import { codeOption, operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

const rolesHelp = `roles, comma-separated; there are ${builtInRoleNames.join(', ')} from the start`;
const rightsHelp = `instead of roles, the rights of one: ${allRights.join(', ')}, comma-separated`;

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
    .description('who may sign in to the office; add one, change roles, give a new way in')
    .addHelpText('after', example())
    .action(async () => {
      const { operators: rows } = await withOperators(({ operators: known }) => known.list(new Date()));
      const cells = rows.map(({ name, roles, remote, usedAt, disabled }) => [
        name,
        disabled ? 'disabled' : roles.join(', '),
        remote ?? '',
        usedAt ? formatTime(new Date(usedAt)) : '',
      ]);
      print(formatTable(cells, 'There are no operators.'));
    });

  const withOperators = <T>(work: (known: Known) => Promise<T>): Promise<T> =>
    withDatabase(env, (database: Database, { passwordPepper, officeOrigin }: Config) =>
      work({
        operators: createOperators({ database, seal: createCodeSeal(passwordPepper) }),
        roles: createRoles(database),
        officeOrigin,
      }),
    );

  /** Does something once an administrator has confirmed it, where there is one. */
  const confirmed = <T>(
    {
      code,
      ...options
    }: { code?: string | undefined; operator?: string | undefined; reason?: string | undefined },
    work: (known: Known, act: Act) => Promise<T>,
  ): Promise<T> =>
    withOperators(async (known) => {
      const act = readOperation(options, env);
      const { operators: they } = known;
      if (await they.isAdministered()) {
        const given = await readCode(code);
        await they.confirm({ name: act.operator, right: 'administration.change', code: given }, new Date());
      }
      return work(known, act);
    });

  /** Gives somebody a way in, by the link of an invitation or by secrets that are shown at once. */
  async function enter(
    name: string,
    { secrets, ...options }: Entering,
    work: <T>(known: Known, act: Act, way: (transaction: Transaction) => Promise<T>) => Promise<T>,
  ): Promise<void> {
    await confirmed(options, async (known, act) => {
      const { operators: they, officeOrigin } = known;
      if (secrets) {
        const { password, codeUri } = await work(known, act, await they.bySecrets(name, act));
        print(`${name} signs in with these, which are shown once:`);
        print(`  Password       ${password}`);
        print(`  One-time code  ${codeUri}`);
      } else {
        const { link } = await work(known, act, byInvitation({ name, officeOrigin, at: act.now }));
        print(`${name} gets in by this link, once and within 24 hours:`);
        print(`  ${link}`);
      }
    });
  }

  const rolesOf = async ({ roles }: Known, act: Act, { roles: named, rights }: Chosen): Promise<string[]> => {
    if (rights) return [...(named ?? []), await roles.roleOf(rights, act)];
    if (!named) throw new Error('Say what they may do, with --roles.');
    return named;
  };

  operators
    .command('add')
    .description('adds one; prints a link by which they make their way in')
    .argument('<name>', '2 to 40 lower case letters, digits or ._-', parseName)
    .option('--roles <roles>', rolesHelp, parseList)
    .option('--rights <rights>', rightsHelp, parseRights)
    .option('--remote <remote>', 'the only remote that they see', parseRemote)
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addOption(secretsOption)
    .addHelpText('after', example('ana --roles owner --operator ana'))
    .action(async (name, { roles, rights, remote = null, ...options }) =>
      enter(name, options, async (known, act, way) => {
        const work = { roles: await rolesOf(known, act, { roles, rights }), remote, address: null };
        return known.operators.add({ name, ...work }, act, way);
      }),
    );
  operators
    .command('roles')
    .description('gives other roles than before')
    .argument('<name>')
    .argument('<roles>', rolesHelp, parseList)
    .option('--remote <remote>', 'the only remote that they see', parseRemote)
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('bea editor,auditor --operator ana'))
    .action(async (name, roles, { remote = null, ...options }) => {
      await confirmed(options, async ({ operators: they }, act) => {
        const found = (await they.list(act.now)).operators.find((each) => each.name === name);
        const { version = 1, address = null } = found ?? {};
        await they.change({ name, version, roles, remote, address }, act);
      });
      print(`${name} is ${roles.join(', ')}.`);
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
        await confirmed(options, ({ operators: they }, act) => they.setDisabled(name, disabled, act));
        print(`${name} ${said}`);
      });
  operators
    .command('reset')
    .description('ends what they signed in with, and prints a link by which they make a new way in')
    .argument('<name>')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addOption(secretsOption)
    .addHelpText('after', example('bea --operator ana'))
    .action(async (name, options) =>
      enter(name, options, (known, act, way) => known.operators.reset(name, act, way)),
    );
}

interface Known {
  operators: Operators;
  roles: Roles;
  officeOrigin: string;
}

interface Chosen {
  roles: string[] | undefined;
  rights: Right[] | undefined;
}

interface Entering {
  code?: string | undefined;
  operator?: string | undefined;
  reason?: string | undefined;
  secrets?: true | undefined;
}

const secretsOption = new Option(
  '--secrets',
  'prints a password and the secret of one-time codes instead of a link',
);

const parseList = (text: string): string[] => [...new Set(text.split(',').map((word) => word.trim()))];

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
