import {
  captureOutput,
  CheckFailed,
  Command,
  example,
  Pending,
  runProgram,
  UsageError,
  wholeNumber,
  type Terminal,
} from '.';

/** A program with one command of each kind. */
function program({ env, print, write }: Terminal) {
  const root = new Command('npm run test --').description('Tries commands.');
  const boats = root
    .command('boats')
    .description('lists boats')
    .action(() => print('Ada\nBea'));
  boats
    .command('add')
    .description('adds a boat')
    .argument('<name>')
    .requiredOption('--length <metres>', 'from stem to stern', wholeNumber({ min: 1, max: 99 }))
    .option('--sail <kind>', 'its sail', 'none')
    .addHelpText('after', example('Cleo --length 12'))
    .action((name, { length, sail }) => print(`${name}, ${length} m, sail ${sail}, by ${env.SKIPPER}`));
  root.command('inspect').action(() => {
    throw new CheckFailed('Bea has a hole.');
  });
  root.command('lift').action(() => {
    throw new Pending('A crane is asked for.');
  });
  root.command('draw').action(async () => {
    await write('a boat');
    await write(Buffer.from([0x0a]));
  });
  root.command('sink').action(() => {
    throw new Error('Nobody sinks boats here.');
  });
  return root;
}

const run = (...args: string[]) => captureOutput(program, args, { SKIPPER: 'ana' });

describe('a command', () => {
  it('gets its arguments with their types, and prints', async () => {
    expect(await run('boats')).toBe('Ada\nBea');
    expect(await run('boats', 'add', 'Cleo', '--length', '12')).toBe('Cleo, 12 m, sail none, by ana');
  });

  it.each([
    [['boats', 'add', '--length', '1'], "Missing required argument 'name'."],
    [['boats', 'add', 'Cleo'], "Required option '--length <metres>' not specified."],
    [['boats', 'add', 'Cleo', '--length'], "Option '--length <metres>' argument missing."],
    [
      ['boats', 'add', 'Cleo', '--length', '100'],
      "Option '--length <metres>' argument '100' is invalid. It takes a whole number from 1 to 99.",
    ],
    [['boats', 'add', 'Cleo', '--length', '1', '--keel'], "Unknown option '--keel'."],
    [
      ['boats', 'add', 'Cleo', '--length', '1', '--sial', 'x'],
      "Unknown option '--sial' (Did you mean --sail?).",
    ],
    [
      ['boats', 'add', 'Cleo', 'Dora', '--length', '1'],
      "Too many arguments for 'add'. Expected 1 argument but got 2.",
    ],
  ])('says what is wrong with %j, and how it is used', async (args, problem) => {
    const error = await run(...args).catch((thrown: unknown) => thrown);
    expect(error).toEqual(
      new UsageError(`${problem} Usage: npm run test -- boats add <name> --length <metres> [options]`),
    );
  });

  it('shows usage, units and an example as its help', async () => {
    expect(await run('boats', 'add', '--help')).toBe(
      [
        'Usage: npm run test -- boats add <name> --length <metres> [options]',
        '',
        'adds a boat',
        '',
        'Options:',
        '  --length <metres>  from stem to stern',
        '  --sail <kind>      its sail (default: "none")',
        '  -h, --help         display help for command',
        '',
        'Example:',
        '  npm run test -- boats add Cleo --length 12',
      ].join('\n'),
    );
  });
});

describe('a command that does not exist', () => {
  it.each([
    [['swim'], 'npm run test -- [command]', 'boats [command]'],
    [['boats', 'swim', 'far'], 'npm run test -- boats [command]', 'add <name> --length <metres> [options]'],
  ])('is answered with those of its level: %j', async (args, usage, command) => {
    const error = await run(...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(/^There is no command swim\.\n\n/);
    expect((error as Error).message).toContain(`Usage: ${usage}\n`);
    expect((error as Error).message).toContain(`\n  ${command} `);
  });

  it('is none at all: the help is printed', async () => {
    await expect(run()).rejects.toThrow(/^Usage: npm run test -- \[command\]\n/);
  });
});

describe('a program in a process', () => {
  const { argv } = process;
  const written: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  beforeEach(() => {
    for (const stream of ['stdout', 'stderr'] as const) {
      written[stream] = '';
      jest.spyOn(process[stream], 'write').mockImplementation((text, ...rest: unknown[]) => {
        written[stream] += String(text);
        (rest.at(-1) as (() => void) | undefined)?.();
        return true;
      });
    }
  });
  afterEach(() => {
    process.argv = argv;
    process.exitCode = undefined;
  });

  it.each([
    [['boats'], { stdout: 'Ada\nBea\n' }],
    [['boats', '--help'], { stdout: expect.stringContaining('lists boats') }],
    [['draw'], { stdout: 'a boat\n' }],
    [['inspect'], { exitCode: 1, stdout: 'Bea has a hole.\n' }],
    [['lift'], { exitCode: 3, stdout: 'A crane is asked for.\n' }],
    [['sink'], { exitCode: 1, stderr: 'Nobody sinks boats here.\n' }],
    [['sink', 'Bea'], { exitCode: 2, stderr: expect.stringMatching(/^Too many arguments for 'sink'/) }],
  ])('prints and ends: %j', async (args, outcome) => {
    process.argv = ['node', 'main.ts', ...args];
    await runProgram(program);
    const nothing = { exitCode: undefined, stdout: '', stderr: '' };
    expect({ exitCode: process.exitCode, ...written }).toEqual({ ...nothing, ...outcome });
  });
});
