import {
  readCode,
  example,
  formatTable,
  InvalidArgumentError,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { readVariables } from '@members/server/readVariables';
import { existsSync } from 'node:fs';
import { remoteNameSchema, rightSchema, type Right } from '../src/log/change';
import { confirmOperator } from '../src/operators/confirmOperator';
import { operatorsFile, readOperators, writeOperators, type Operator } from '../src/operators/operatorsFile';
import { makeOperator } from '../src/operators/secrets';
import { registryDirectory } from './callRegistry';
import { codeOption, operatorOption } from './options';

/** Who may do what. On the registry's machine: the registry notices when the file has changed. */
export function addOperators(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const operators = program
    .command('operators')
    .description('who may sign in, on this machine (DATA_DIR)')
    .addHelpText('after', example('add ana --rights activate,administer'));

  async function readKnown() {
    const directory = registryDirectory(env);
    if (!existsSync(directory))
      throw new Error(`There is no registry in ${directory}. Start it first, or set DATA_DIR.`);
    const file = operatorsFile(directory);
    return { file, known: await readOperators(file) };
  }

  /** Once somebody may administer, who may do what is changed by such an operator alone, with a one-time code. */
  async function confirm(known: readonly Operator[], { operator, code }: Confirmation): Promise<void> {
    if (!known.some(({ rights }) => rights.includes('administer'))) return;
    const name = operator ?? readVariables(env, ['OPERATOR']).OPERATOR;
    if (!name) throw new Error('Say who you are with --operator <name> or OPERATOR.');
    const readOne = () => readCode(code);
    await confirmOperator(registryDirectory(env), { name, right: 'administer', readCode: readOne });
  }

  async function findKnown(name: string) {
    const { file, known } = await readKnown();
    const operator = known.find((each) => each.name === name);
    if (!operator) throw new Error(`There is no operator ${name}.`);
    return { file, known, operator, others: known.filter((each) => each !== operator) };
  }

  async function writeWithNewSecrets(
    file: string,
    others: readonly Operator[],
    { name, rights, remote }: Described,
  ) {
    const { operator, password, codeUri } = await makeOperator(name, rights, remote);
    await writeOperators(file, [...others, operator]);
    print(`${describe(operator)} These are shown once:`);
    print(`  Password       ${password}`);
    print(`  One-time code  ${codeUri}`);
  }

  operators
    .command('list')
    .description('lists names and rights')
    .addHelpText('after', example())
    .action(async () => {
      const { known } = await readKnown();
      const rows = known.map(({ name, rights, remote = '' }) => [name, rights.join(', '), remote]);
      print(formatTable(rows, 'There are no operators.'));
    });
  operators
    .command('add')
    .description(
      'adds one with the rights that are named, or one of a team; prints password and code secret, once',
    )
    .argument('<name>', 'small letters, digits, dots and hyphens', parseName)
    .requiredOption(
      '--rights <rights>',
      `${rightSchema.options.join(', ')}, comma-separated; none for who only looks at one remote`,
      parseRights,
    )
    .option(
      '--remote <remote>',
      'the only one that they see, and with the right to activate decide about',
      parseRemote,
    )
    .addOption(operatorOption)
    .addOption(codeOption)
    .addHelpText('after', example('ana --rights activate,administer,pay'))
    .action(async (name, { rights, remote, ...confirmation }) => {
      assertRights(rights, remote);
      const { file, known } = await readKnown();
      if (known.some((each) => each.name === name)) throw new Error(`There is an operator ${name} already.`);
      await confirm(known, confirmation);
      await writeWithNewSecrets(file, known, { name, rights, remote });
    });
  operators
    .command('reset')
    .description('gives a new password and code secret; sessions end')
    .argument('<name>')
    .addOption(operatorOption)
    .addOption(codeOption)
    .addHelpText('after', example('bea --operator ana'))
    .action(async (name, confirmation) => {
      const { file, known, operator, others } = await findKnown(name);
      await confirm(known, confirmation);
      await writeWithNewSecrets(file, others, operator);
    });
  operators
    .command('rights')
    .description('gives other rights than before')
    .argument('<name>')
    .argument('<rights>', `${rightSchema.options.join(', ')}, comma-separated`, parseRights)
    .addOption(operatorOption)
    .addOption(codeOption)
    .addHelpText('after', example('bea activate,pay --operator ana'))
    .action(async (name, rights, confirmation) => {
      const { file, known, operator, others } = await findKnown(name);
      assertRights(rights, operator.remote);
      await confirm(known, confirmation);
      await writeOperators(file, [...others, { ...operator, rights }]);
      print(describe({ ...operator, rights }));
    });
  operators
    .command('remove')
    .description('signs one out for good')
    .argument('<name>')
    .addOption(operatorOption)
    .addOption(codeOption)
    .addHelpText('after', example('bea --operator ana'))
    .action(async (name, confirmation) => {
      const { file, known, others } = await findKnown(name);
      await confirm(known, confirmation);
      await writeOperators(file, others);
      print(`${name} can’t sign in any more.`);
    });
}

interface Confirmation {
  operator?: string | undefined;
  code?: string | undefined;
}
type Described = Pick<Operator, 'name' | 'rights' | 'remote'>;

const describe = ({ name, rights, remote }: Described): string =>
  `${name} ${[...(remote ? [`sees ${remote} only`] : []), ...(rights.length > 0 ? [`may ${rights.join(' and ')}`] : [])].join(', ')}.`;

/** Whoever sees one remote decides about nothing else. */
function assertRights(rights: readonly Right[], remote: string | undefined): void {
  if (remote === undefined && rights.length === 0) throw new Error('Name what they may do with --rights.');
  if (remote !== undefined && rights.some((right) => right !== 'activate'))
    throw new Error(`Who sees ${remote} only may activate, and nothing else.`);
}

function parseRemote(text: string): string {
  const { success, data } = remoteNameSchema.safeParse(text);
  if (success) return data;
  throw new InvalidArgumentError('A remote is named mfe-….');
}

function parseName(name: string): string {
  if (/^[a-z][a-z0-9.-]{1,39}$/.test(name)) return name;
  throw new InvalidArgumentError('An operator is named by 2 to 40 small letters, digits, dots and hyphens.');
}

const parseRights = (text: string): Right[] =>
  [...new Set(text === 'none' ? [] : text.split(','))].map((word) => {
    const { success, data } = rightSchema.safeParse(word);
    if (success) return data;
    throw new InvalidArgumentError(
      `There is no right "${word}". There are: ${rightSchema.options.join(', ')}.`,
    );
  });
