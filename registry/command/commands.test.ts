import type { Finding } from '@members/office-contract';
import { captureOutput, UsageError } from '@members/command-line';
import { helpTexts } from '@members/command-line/testing';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logFile } from '../src/log/openRegistryLog';
import { openKey } from '../src/log/signing';
import { addTeam } from '../src/administration/teams';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';
import { createTestRegistry, testCode, type TestRegistry } from '../testing/createTestRegistry';
import { registryProgram } from './registryProgram';
import { writeSession } from './sessions';

let server: TestRegistry;
let env: NodeJS.ProcessEnv;
let findings: Finding[];
let gateWaits: Promise<void>;
beforeEach(async () => {
  findings = [];
  gateWaits = Promise.resolve();
  server = await createTestRegistry({ gate: () => gateWaits.then(() => findings), gateWaitMs: 20 });
  await server.publish(['a1', 'b2']);
  env = {
    APP_ORIGIN: server.url(),
    OFFICE_ORIGIN: server.officeUrl(),
    REGISTRY_SESSIONS: join(server.directory, 'sessions.json'),
    DATA_DIR: server.directory,
  };
  await writeSession(server.officeUrl(), server.session(), env);
});
afterEach(() => server.close());

const runWith = (changes: NodeJS.ProcessEnv, ...args: string[]) =>
  captureOutput(registryProgram, args, { ...env, ...changes });
const run = (...args: string[]) => runWith({}, ...args);
const why = ['--why', 'A test'];
const running = () => server.registry().document().remotes['mfe-video'];

describe('npm run registry -- publish', () => {
  it('uploads any folder with the team’s key, and prints the id and the next steps', async () => {
    const file = join(server.directory, 'video.json');
    const { publicJwk } = await openKey(file);
    const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' } as const;
    await addTeam(server.registry(), { team: 'video', remote: 'mfe-video', key: publicJwk }, by);
    const folder = await writeBuiltRemote(server.directory, { buildId: 'c3' });
    const printed = await run('publish', folder, '--key', file);
    expect(printed).toMatch(/^Published mfe-video 1\.2\.3\+c3 \(3 files\)\.\nNobody runs it yet\./);
    expect(printed).toContain('activate mfe-video 1.2.3+c3');
    await expect(run('publish', folder, '--key', file)).rejects.toThrow(
      'mfe-video 1.2.3+c3 is published already.',
    );
    expect(await run('releases', 'mfe-video')).toMatch(/^1\.2\.3\+c3 .*not checked\n1\.2\.3\+b2/);
  });

  it('says what is missing', async () => {
    await expect(run('publish', server.directory)).rejects.toThrow('holds no remote.json');
    const folder = await writeBuiltRemote(server.directory, { buildId: 'c3' });
    await expect(run('publish', folder)).rejects.toThrow('Say which key is your team’s: --key <file>.');
    await expect(run('publish', folder, '--key', 'none.json')).rejects.toThrow(
      'There is no key in none.json.',
    );
  });
});

describe('npm run registry -- what an operator decides', () => {
  it('activates by id, build id or as the latest, and goes back', async () => {
    expect(await run('activate', 'mfe-video', 'latest', ...why, '--force')).toMatch(
      /operator ana {2}activated mfe-video 1\.2\.3\+b2 \(before: 1\.2\.3\+a1, forced\) {2}A test$/,
    );
    expect(running()).toMatchObject({ active: { buildId: 'b2' }, forced: true });
    expect(await run('rollback', 'mfe-video', ...why)).toContain('went back to mfe-video 1.2.3+a1');
    await run('activate', 'mfe-video', 'b2', ...why);
    expect(running()).toMatchObject({ active: { buildId: 'b2' }, previous: { buildId: 'a1' } });
  });

  it('prints what the gate found, and overrides what is named', async () => {
    findings = [{ id: 'budget', level: 'soft', text: 'Is 12 kB over its budget.' }];
    const found = 'soft  budget  Is 12 kB over its budget.';
    await expect(run('check', 'mfe-video', 'b2')).rejects.toThrow(found);
    await expect(run('activate', 'mfe-video', 'b2', ...why)).rejects.toThrow(found);
    await run('activate', 'mfe-video', 'b2', ...why, '--override', 'budget');
    expect(running()).toMatchObject({ active: { buildId: 'b2' } });
  });

  it.each([
    [
      ['check', 'mfe-video', 'b2'],
      /^mfe-video 1\.2\.3\+b2 is at the gate\.\nmfe-video 1\.2\.3\+b2\n {2}Nothing speaks against it\.$/,
    ],
    [
      ['activate', 'mfe-video', 'b2', ...why],
      /^mfe-video 1\.2\.3\+b2 is at the gate\.\n.*activated mfe-video 1\.2\.3\+b2/,
    ],
  ])('follows the gate, which takes longer than a request may: %j', async (command, printed) => {
    let open = () => {};
    gateWaits = new Promise((resolve) => (open = resolve));
    const { fetch } = globalThis;
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await fetch(...request);
      if (request[1]?.method === 'POST') open();
      return response;
    });
    expect(await run(...command)).toMatch(printed);
    asked.mockRestore();
  });

  it('prints what has changed since the given revision', async () => {
    const [, seen] = /Revision (\d+)$/.exec(await run('status'))!;
    await run('activate', 'mfe-video', 'b2', ...why);
    await expect(run('rollback', 'mfe-video', ...why, '--seen', seen!)).rejects.toThrow(
      /^Something has changed since you looked.*\n {2}\d+ .* operator ana {2}activated mfe-video 1\.2\.3\+b2/,
    );
  });

  it('runs a canary', async () => {
    expect(await run('canary', 'start', 'mfe-video', 'b2', ...why)).toContain('(few, 5 %)');
    expect(await run('status')).toMatch(
      /mfe-video {2}canary {2}1\.2\.3\+b2 {2}0 loads, 0 failures {2}few, 5 %/,
    );
    expect(await run('canary', 'step', 'mfe-video', 'half', ...why)).toContain('(half, 50 %)');
    await run('canary', 'stop', 'mfe-video', ...why);
    await run('canary', 'start', 'mfe-video', 'b2', ...why);
    await run('canary', 'promote', 'mfe-video', ...why);
    expect(await run('history', 'mfe-video')).toMatch(/^\d+ .*activated mfe-video 1\.2\.3\+b2/);
  });

  it('asks for a fresh one-time code where the last is some minutes old, but not for the way back', async () => {
    const pass = () => (server.clock.now += 6 * 60_000);
    pass();
    await expect(run('activate', 'mfe-video', 'b2', ...why)).rejects.toThrow(
      'This asks for a fresh one-time code. Give it with --code.',
    );
    await expect(run('activate', 'mfe-video', 'b2', ...why, '--code', '000')).rejects.toThrow(
      'The one-time code is wrong, or was used already.',
    );
    await run('activate', 'mfe-video', 'b2', ...why, '--code', testCode);
    expect(running()).toMatchObject({ active: { buildId: 'b2' } });
    pass();
    expect(await run('rollback', 'mfe-video', ...why)).toContain('went back to mfe-video 1.2.3+a1');
  });

  it('requires a known release, a session, and a registry', async () => {
    await expect(run('activate', 'mfe-video', 'zz', ...why)).rejects.toThrow(
      'mfe-video zz is not published.',
    );
    await expect(run('rollback', 'mfe-x', ...why)).rejects.toThrow('There are: mfe-video.');
    await writeSession(server.officeUrl(), null, env);
    await expect(run('status')).rejects.toThrow('Sign in first: npm run registry -- login');
    await expect(run('status', '--url', 'http://127.0.0.1:1')).rejects.toThrow(
      'No registry answers at http://127.0.0.1:1.',
    );
  });

  it.each([
    [['activate'], '--why <text>'],
    [['activate', 'mfe-video', ...why], "'release'"],
    [['activate', 'mfe-video', 'b2'], '--why <text>'],
    [['activate', 'mfe-video', 'b2', ...why, '--wait'], "'--wait'"],
    [['activate', 'mfe-video', 'b2', ...why, '--seen', 'x'], 'a whole number'],
    [['rollback', 'mfe-video', 'b2', 'c3', ...why], 'Too many arguments'],
    [['canary', 'begin', 'mfe-video', ...why], 'begin'],
    [['canary', 'stop', 'mfe-video', 'b2', ...why], 'Too many arguments'],
    [['check', 'mfe-video'], "'release'"],
    [['history', '--before', 'x'], 'a whole number'],
    [['teams', 'add', 'wallet', ...why], '--key <file>'],
    [['teams', 'add', 'wallet', '--key', 'x', ...why], "'remote'"],
    [['log', 'verify'], "'file'"],
  ])('says what is wrong with %j, and how the command is used', async (args, problem) => {
    const error = await run(...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(problem);
    expect((error as Error).message).toMatch(/Usage: npm run registry -- [a-z]+ /);
  });
});

describe('npm run registry -- teams', () => {
  it('makes a key, lets it publish a remote, and removes the team again', async () => {
    const file = join(server.directory, 'wallet.json');
    const printed = JSON.parse(await run('teams', 'key', file)) as object;
    expect(Object.keys(printed).sort()).toEqual(['crv', 'kty', 'x', 'y']);
    await run('teams', 'add', 'wallet', 'mfe-wallet', '--key', file, ...why);
    expect(await run('teams', 'quota', 'wallet', '--megabytes', '20', '--releases', '3', ...why)).toBe(
      'Team wallet may publish 20.0 MB, 3 releases a day.',
    );
    expect(await run('teams', 'list')).toBe(
      'wallet  mfe-wallet  0.0 MB of 20.0 MB  0 of 3 releases in 24 hours',
    );
    expect(JSON.stringify(server.registry().log())).not.toContain(
      (JSON.parse(await readFile(file, 'utf8')) as { d: string }).d,
    );
    await run('teams', 'remove', 'wallet', ...why);
    expect(await run('teams', 'list')).toBe('There are no teams.');
  });
});

describe('npm run registry -- keys', () => {
  it('has the next key sign, and lists what signed before', async () => {
    const first = server.registry().publicKey().x;
    expect(await run('keys', 'list')).toMatch(
      new RegExp(`^${first}  signs  the first\nSigned .*, counts until [0-9-]+ [0-9:]+$`),
    );
    expect(await run('keys', 'rotate', ...why)).toContain('operator ana  signed the next key, ');
    const second = server.registry().publicKey().x;
    expect(await run('keys', 'list')).toMatch(
      new RegExp(`^${second}  signs  signed by the one before .* by ana: A test\n${first} .*the first\n`),
    );
  });

  it('replaces the key of a registry that is stopped, lost or not', async () => {
    await server.stop();
    expect(await run('keys', 'replace', ...why)).toContain('replaced the key without the one before');
    await server.start();
    expect(server.registry().log().at(-1)?.change.kind).toBe('keyReplaced');
    await expect(runWith({ DATA_DIR: '/nowhere' }, 'keys', 'replace', ...why)).rejects.toThrow(
      'There is no registry in /nowhere/registry.',
    );
  });
});

describe('npm run registry -- log verify', () => {
  it('accepts a complete log and refuses one in which a line was changed', async () => {
    const file = logFile(server.registry().directory);
    expect(await run('log', 'verify', file)).toMatch(
      /^The chain is whole: 3 lines up to .* hash [0-9a-f]{64}\.$/,
    );
    const changed = join(server.directory, 'changed.jsonl');
    await writeFile(changed, (await readFile(file, 'utf8')).replace('A test', 'Another'));
    await expect(run('log', 'verify', changed)).rejects.toThrow('broken at line 1');
  });
});

test('npm run registry shows at every level what there is, with an example', () => {
  for (const [path, help] of helpTexts(registryProgram)) {
    const call = `npm run registry -- ${path}`.trimEnd();
    expect(help).toContain(`Usage: ${call}`);
    expect(help).toContain(`Example:\n  ${call}`);
  }
});
