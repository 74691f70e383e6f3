import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Finding } from '../src/http/api';
import { logFile } from '../src/openRegistry';
import { codeAt } from '../src/operators/secrets';
import { openKey } from '../src/signing/keys';
import { addTeam } from '../src/teams/changeTeams';
import { builtRemote } from '../src/testing/builtRemote';
import { createRig, type Rig } from '../src/testing/createRig';
import { UsageError } from './command';
import { activate, canary, rollback } from './decide';
import { log } from './log';
import { logout } from './login';
import { check, history, releases, status } from './look';
import { operators } from './operators';
import { publish } from './publish';
import { keepSession } from './sessions';
import { teams } from './teams';

let rig: Rig;
let env: NodeJS.ProcessEnv;
let findings: Finding[];
beforeEach(async () => {
  findings = [];
  rig = await createRig({ gate: async () => findings });
  await rig.publish(['a1', 'b2']);
  env = {
    REGISTRY_URL: rig.url(),
    REGISTRY_SESSIONS: join(rig.directory, 'sessions.json'),
    DATA_DIR: rig.directory,
  };
  await keepSession(rig.url(), await rig.session(), env);
});
afterEach(() => rig.close());

const why = ['--why', 'A test'];
const running = () => rig.registry().document().remotes['mfe-video'];

describe('npm run registry -- publish', () => {
  it('uploads a folder from anywhere with the team’s key, says the id and what comes next', async () => {
    const file = join(rig.directory, 'video.json');
    const { publicJwk } = await openKey(file);
    const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' } as const;
    await addTeam(rig.registry(), { team: 'video', remote: 'mfe-video', key: publicJwk }, by);
    const folder = await builtRemote(rig.directory, { buildId: 'c3' });
    const printed = await publish.run([folder, '--key', file], env);
    expect(printed).toMatch(/^Published mfe-video 1\.2\.3\+c3 \(3 files\)\.\nNobody runs it yet\./);
    expect(printed).toContain('activate mfe-video 1.2.3+c3');
    await expect(publish.run([folder, '--key', file], env)).rejects.toThrow(
      'mfe-video 1.2.3+c3 is published already.',
    );
    expect(await releases.run(['mfe-video'], env)).toMatch(/^1\.2\.3\+c3 .*not checked\n1\.2\.3\+b2/);
  });

  it('says what is missing', async () => {
    await expect(publish.run([rig.directory], env)).rejects.toThrow('holds no remote.json');
    const folder = await builtRemote(rig.directory, { buildId: 'c3' });
    await expect(publish.run([folder], env)).rejects.toThrow('Say which key is your team’s: --key <file>.');
    await expect(publish.run([folder, '--key', 'none.json'], env)).rejects.toThrow(
      'There is no key in none.json.',
    );
  });
});

describe('npm run registry -- what an operator decides', () => {
  it('activates by id, build id or as the latest, and goes back', async () => {
    expect(await activate.run(['mfe-video', 'latest', ...why, '--force'], env)).toMatch(
      /operator ana {2}activated mfe-video 1\.2\.3\+b2 \(before: 1\.2\.3\+a1, forced\) {2}A test$/,
    );
    expect(running()).toMatchObject({ active: { buildId: 'b2' }, forced: true });
    expect(await rollback.run(['mfe-video', ...why], env)).toContain('went back to mfe-video 1.2.3+a1');
    await activate.run(['mfe-video', 'b2', ...why], env);
    expect(running()).toMatchObject({ active: { buildId: 'b2' }, previous: { buildId: 'a1' } });
  });

  it('prints what the gate found, and sets aside what is named', async () => {
    findings = [{ id: 'budget', level: 'soft', text: 'Is 12 kB over its budget.' }];
    const found = 'soft  budget  Is 12 kB over its budget.';
    await expect(check.run(['mfe-video', 'b2'], env)).rejects.toThrow(found);
    await expect(activate.run(['mfe-video', 'b2', ...why], env)).rejects.toThrow(found);
    await activate.run(['mfe-video', 'b2', ...why, '--override', 'budget'], env);
    expect(running()).toMatchObject({ active: { buildId: 'b2' } });
  });

  it('says what changed since the revision that was seen', async () => {
    const [, seen] = /Revision (\d+)$/.exec(await status.run([], env))!;
    await activate.run(['mfe-video', 'b2', ...why], env);
    await expect(rollback.run(['mfe-video', ...why, '--seen', seen!], env)).rejects.toThrow(
      /^Something has changed since you looked.*\n {2}\d+ .* operator ana {2}activated mfe-video 1\.2\.3\+b2/,
    );
  });

  it('runs a canary', async () => {
    expect(await canary.run(['start', 'mfe-video', 'b2', ...why], env)).toContain('(few, 5 %)');
    expect(await status.run([], env)).toMatch(
      /mfe-video {2}canary {2}1\.2\.3\+b2 {2}0 loads, 0 failures {2}few, 5 %/,
    );
    expect(await canary.run(['step', 'mfe-video', 'half', ...why], env)).toContain('(half, 50 %)');
    await canary.run(['stop', 'mfe-video', ...why], env);
    await canary.run(['start', 'mfe-video', 'b2', ...why], env);
    await canary.run(['promote', 'mfe-video', ...why], env);
    expect(await history.run(['mfe-video'], env)).toMatch(/^\d+ .*activated mfe-video 1\.2\.3\+b2/);
  });

  it('wants a reason, a release that is there, a session, and a registry', async () => {
    await expect(activate.run(['mfe-video', 'b2'], env)).rejects.toThrow('Say why: --why "…".');
    await expect(activate.run(['mfe-video', 'zz', ...why], env)).rejects.toThrow(
      'mfe-video zz is not published.',
    );
    await expect(rollback.run(['mfe-x', ...why], env)).rejects.toThrow('There are: mfe-video.');
    expect(await logout.run([], env)).toBe('Signed out.');
    await expect(status.run([], env)).rejects.toThrow('Sign in first: npm run registry -- login');
    await expect(status.run(['--url', 'http://127.0.0.1:1'], env)).rejects.toThrow(
      'No registry answers at http://127.0.0.1:1.',
    );
  });

  it.each([
    [activate, []],
    [activate, ['mfe-video', ...why]],
    [activate, ['mfe-video', 'b2', ...why, '--wait']],
    [rollback, ['mfe-video', 'b2', 'c3', ...why]],
    [canary, ['begin', 'mfe-video', ...why]],
    [canary, ['stop', 'mfe-video', 'b2', ...why]],
    [check, ['mfe-video']],
    [history, ['--before', 'x']],
    [operators, ['add', 'bea']],
    [teams, ['add', 'wallet', ...why]],
    [log, ['verify']],
  ])('has nothing to do with arguments that make no sense (%#)', async (command, args) => {
    await expect(command.run(args, env)).rejects.toThrow(UsageError);
  });
});

describe('npm run registry -- operators', () => {
  it('adds, resets and removes operators while the registry runs', async () => {
    const printed = await operators.run(['add', 'bea', '--rights', 'activate'], env);
    const [, password] = /Password {7}(\S+)\n {2}One-time code {2}otpauth:\/\/totp\/.*secret=[A-Z2-7]+/.exec(
      printed,
    )!;
    expect(await operators.run(['list'], env)).toBe('ana  activate, administer\nbea  activate');
    expect(await operators.run(['reset', 'bea'], env)).not.toContain(password);
    expect(await operators.run(['remove', 'ana'], env)).toBe('ana can’t sign in any more.');
    await expect(status.run([], env)).rejects.toThrow('Sign in first');
    const { mode } = await stat(join(rig.registry().directory, 'operators.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('refuses what makes no sense', async () => {
    await expect(operators.run(['add', 'ana', '--rights', 'activate'], env)).rejects.toThrow('already');
    await expect(operators.run(['add', 'bea', '--rights', 'all'], env)).rejects.toThrow(
      'There is no right "all".',
    );
    await expect(operators.run(['remove', 'bea'], env)).rejects.toThrow('There is no operator bea.');
    await expect(operators.run(['list'], { ...env, DATA_DIR: '/nowhere' })).rejects.toThrow(
      'There is no registry in',
    );
  });
});

describe('npm run registry -- teams', () => {
  it('makes a key, lets it publish a remote, and takes that back', async () => {
    const file = join(rig.directory, 'wallet.json');
    const printed = JSON.parse(await teams.run(['key', file], env)) as object;
    expect(Object.keys(printed).sort()).toEqual(['crv', 'kty', 'x', 'y']);
    await teams.run(['add', 'wallet', 'mfe-wallet', '--key', file, ...why], env);
    expect(await teams.run(['list'], env)).toBe('wallet  mfe-wallet');
    expect(JSON.stringify(rig.registry().log())).not.toContain(
      (JSON.parse(await readFile(file, 'utf8')) as { d: string }).d,
    );
    await teams.run(['remove', 'wallet', ...why], env);
    expect(await teams.run(['list'], env)).toBe('There are no teams.');
  });
});

describe('npm run registry -- log verify', () => {
  it('tells a whole log from one in which a line was changed', async () => {
    const file = logFile(rig.registry().directory);
    expect(await log.run(['verify', file], env)).toMatch(
      /^The chain is whole: 4 lines up to .* hash [0-9a-f]{64}\.$/,
    );
    const changed = join(rig.directory, 'changed.jsonl');
    await writeFile(changed, (await readFile(file, 'utf8')).replace('A test', 'Another'));
    await expect(log.run(['verify', changed], env)).rejects.toThrow('broken at line 1');
  });
});

test('npm run registry -- login asks for password and code and keeps the session for its owner only', async () => {
  const { password, operator } = await rig.addOperator('bea', ['activate']);
  const child = spawn(process.execPath, ['--import', 'tsx', 'registry/command/main.ts', 'login', 'bea'], {
    cwd: resolve(__dirname, '../..'),
    env: { ...process.env, ...env },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdin.end(`${password}\n${codeAt(operator.codeSecret, rig.clock.now)}\n`);
  await once(child, 'close');
  expect(printed).toBe('Signed in as bea, who may activate.\n');
  expect((await stat(env.REGISTRY_SESSIONS!)).mode & 0o777).toBe(0o600);
  expect(await status.run([], env)).toContain('mfe-video');
});
