import { captureOutput } from '@members/command-line';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { operatorsFile, writeOperators } from '../src/operators/operatorsFile';
import { codeAt, type NewOperator } from '../src/operators/secrets';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';
import { registryProgram } from './registryProgram';

let server: TestRegistry;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.addOperator('ana');
});
afterEach(() => server.close());

const runWith = (env: NodeJS.ProcessEnv, ...args: string[]) => captureOutput(registryProgram, args, env);
const run = (...args: string[]) => runWith({ DATA_DIR: server.directory }, ...args);
/** One of the three codes of an operator's that are taken at a moment, in their order. */
const byCode = ({ operator: { name, codeSecret } }: NewOperator, step: -1 | 0 | 1) => [
  ...['--operator', name],
  ...['--code', codeAt(codeSecret, Date.now() + step * 30_000)],
];

describe('npm run registry -- operators', () => {
  it('adds, resets and removes operators while the registry runs', async () => {
    const cleo = await server.addOperator('cleo');
    const printed = await run('operators', 'add', 'bea', '--rights', 'activate', ...byCode(cleo, -1));
    const [, password] = /Password {7}(\S+)\n {2}One-time code {2}otpauth:\/\/totp\/.*secret=[A-Z2-7]+/.exec(
      printed,
    )!;
    expect(await run('operators', 'list')).toBe(
      'ana   activate, administer\ncleo  activate, administer\nbea   activate',
    );
    expect(await run('operators', 'reset', 'bea', ...byCode(cleo, 0))).not.toContain(password);
    expect(await run('operators', 'remove', 'ana', ...byCode(cleo, 1))).toBe('ana can’t sign in any more.');
    const { mode } = await stat(join(server.registry().directory, 'operators.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('changes who may do what with a code of one who may administer alone, each code once', async () => {
    const cleo = await server.addOperator('cleo');
    const bea = await server.addOperator('bea', ['activate']);
    const code = codeAt(bea.operator.codeSecret, Date.now());
    const own = ['operators', 'rights', 'bea', 'activate,administer'];
    await expect(run(...own)).rejects.toThrow('Say who you are');
    await expect(run(...own, '--operator', 'bea', '--code', code)).rejects.toThrow(
      'bea has no right to administer',
    );
    await expect(run(...own, '--operator', 'cleo', '--code', code)).rejects.toThrow('is wrong');
    expect(await run(...own, ...byCode(cleo, 0))).toBe('bea may activate and administer.');
    await expect(run('operators', 'remove', 'bea', ...byCode(cleo, 0))).rejects.toThrow('was used already');
    for (const command of [
      ['add', 'eve', '--rights', 'pay'],
      ['reset', 'ana'],
      ['remove', 'ana'],
    ])
      await expect(run('operators', ...command, '--operator', 'cleo', '--code', '1')).rejects.toThrow(
        'wrong',
      );
    expect(await run('operators', 'list')).toBe(
      'ana   activate, administer\ncleo  activate, administer\nbea   activate, administer',
    );
  });

  it('asks nobody for the first operator', async () => {
    await writeOperators(operatorsFile(server.registry().directory), []);
    expect(await run('operators', 'add', 'bea', '--rights', 'administer')).toContain('Password');
  });

  it('adds an operator of a team, who sees one remote and may do nothing about others', async () => {
    const cleo = await server.addOperator('cleo');
    const bo = ['operators', 'add', 'bo', '--remote', 'mfe-video'];
    expect(await run(...bo, '--rights', 'none', ...byCode(cleo, -1))).toContain('bo sees mfe-video only.');
    expect(await run('operators', 'rights', 'bo', 'activate', ...byCode(cleo, 0))).toBe(
      'bo sees mfe-video only, may activate.',
    );
    expect(await run('operators', 'list')).toContain('bo    activate              mfe-video');
    for (const [rights, problem] of [
      ['administer', 'Who sees mfe-video only may activate, and nothing else.'],
      ['activate,pay', 'Who sees mfe-video only may activate, and nothing else.'],
    ] as const)
      await expect(run('operators', 'rights', 'bo', rights, ...byCode(cleo, 1))).rejects.toThrow(problem);
    await expect(run('operators', 'add', 'eve', '--rights', 'none', ...byCode(cleo, 1))).rejects.toThrow(
      'Name what they may do with --rights.',
    );
  });

  it('refuses a name that is taken, unknown, or without a registry', async () => {
    await expect(run('operators', 'add', 'ana', '--rights', 'activate')).rejects.toThrow('already');
    await expect(run('operators', 'remove', 'bea')).rejects.toThrow('There is no operator bea.');
    await expect(runWith({ DATA_DIR: '/nowhere' }, 'operators', 'list')).rejects.toThrow(
      'There is no registry in',
    );
  });
});
