import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { operatorsFile, readOperators, writeOperators } from '../src/operators/operatorsFile';
import { rightSchema, type Right } from '../src/operators/right';
import { makeOperator } from '../src/operators/secrets';
import { columns } from './columns';
import { UsageError, type Command } from './command';
import { dataDirectory } from './dataDirectory';
import { said } from './said';

/** `operators …`: who may sign in. On the machine of the registry, which reads the file anew when it has changed. */
export const operators: Command = {
  usage: [
    ['operators list', 'who may sign in, on this machine (DATA_DIR)'],
    [
      'operators add <name> --rights activate,administer',
      'adds one with the rights that are named; prints password and code secret, once',
    ],
    ['operators reset <name>', 'gives a new password and code secret; sessions end'],
    ['operators remove <name>', 'signs one out for good'],
  ],
  async run([what, ...args], env) {
    const spoken = said(args, { options: ['rights'] });
    const [name, ...rest] = spoken.words;
    const { rights } = spoken.values;
    const directory = join(dataDirectory(env), 'registry');
    if (!existsSync(directory))
      throw new Error(`There is no registry in ${directory}. Start it first, or set DATA_DIR.`);
    const file = operatorsFile(directory);
    const known = await readOperators(file);
    if (what === 'list' && !name && !rights)
      return columns(
        known.map((each) => [each.name, each.rights.join(', ')]),
        'There are no operators.',
      );
    if (!name || rest.length > 0 || (rights !== undefined) !== (what === 'add')) throw new UsageError();
    const operator = known.find((each) => each.name === name);
    const others = known.filter((each) => each !== operator);
    if (what === 'add' && operator) throw new Error(`There is an operator ${name} already.`);
    if (what !== 'add' && !operator) throw new Error(`There is no operator ${name}.`);
    switch (what) {
      case 'remove':
        await writeOperators(file, others);
        return `${name} can’t sign in any more.`;
      case 'add':
      case 'reset': {
        const granted = operator?.rights ?? readRights(rights ?? '');
        const made = await makeOperator(readName(name), granted);
        await writeOperators(file, [...others, made.operator]);
        return [
          `${name} may ${granted.join(' and ')}. These are shown once:`,
          `  Password       ${made.password}`,
          `  One-time code  ${made.codeUri}`,
        ].join('\n');
      }
      default:
        throw new UsageError();
    }
  },
};

function readName(name: string): string {
  if (/^[a-z][a-z0-9.-]{1,39}$/.test(name)) return name;
  throw new Error('An operator is named by 2 to 40 small letters, digits, dots and hyphens.');
}

const readRights = (text: string): Right[] =>
  [...new Set(text.split(','))].map((word) => {
    const { success, data } = rightSchema.safeParse(word);
    if (!success)
      throw new Error(`There is no right "${word}". There are: ${rightSchema.options.join(', ')}.`);
    return data;
  });
