import { captureOutput, UsageError } from '@members/command-line';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../server/testing';
import { readEnvironmentFile, writeEnvironmentFile } from './environmentFile';
import { installationOf, setupProgram, type Ask } from './setupProgram';

let database: TestDatabase;
let directory: string;
let file: string;
beforeEach(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'members-setup-'));
  file = join(directory, '.env');
});
afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const run = (args: readonly string[], ask: Ask | null = null) =>
  captureOutput((terminal) => setupProgram(terminal, ask), args, { ENV_FILE: file });
const basics = () => [
  ...[
    '--app-origin',
    'https://m.example.com',
    '--database',
    database.url,
    '--data-dir',
    join(directory, 'data'),
  ],
  ...['--name', 'Harbour Club', '--operator', 'ana'],
];
const operators = () => database.reader.selectFrom('operators').selectAll().execute();

/** As if the operator had come in by the link. */
const enrol = (name: string) =>
  database.transaction((transaction) =>
    transaction.updateTable('operators').set({ enrolled_at: new Date() }).where('name', '=', name).execute(),
  );

describe('npm run setup', () => {
  test('by flags alone asks nothing and leaves settings, a site and an operator (OFC-07)', async () => {
    const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>();
    const output = await run([...basics(), '--yes'], ask);
    expect(ask).not.toHaveBeenCalled();
    expect(output).toContain('is an invite code now');
    expect(output).toMatch(
      /ana comes into the office .*\n {2}https:\/\/office\.example\.com\/enrol#[\w-]{43}\n/,
    );
    expect(readEnvironmentFile(file)).toEqual({
      DEMO: '0',
      APP_ORIGIN: 'https://m.example.com',
      OFFICE_ORIGIN: 'https://office.example.com',
      TRUST_PROXY: '1',
      DATA_DIR: join(directory, 'data'),
      DATABASE_URL: database.url,
      SITE_NAME: 'Harbour Club',
      PASSWORD_PEPPER: expect.stringMatching(/^[\w-]{43}$/),
      CARD_KEY: expect.stringMatching(/^[\w-]{43}$/),
      SSO_SECRET: expect.stringMatching(/^[\w-]{43}$/),
      CLIP_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await operators()).toMatchObject([{ name: 'ana' }]);
  });

  test('a second time changes what is asked, and keeps secrets, operators and everything else', async () => {
    await run([...basics(), '--yes']);
    const [before, operatorsBefore] = [readEnvironmentFile(file), await operators()];
    const output = await run(['--name', 'Quay Club', '--operator', 'ana', '--yes']);
    expect(output).toContain('Its name is Quay Club.');
    // Until the operator has come in by one, each run gives a new link.
    expect(output).toContain('https://office.example.com/enrol#');
    expect(await operators()).toEqual(operatorsBefore);
    await enrol('ana');
    expect(await run(['--operator', 'ana', '--yes'])).not.toContain('/enrol#');
    expect(readEnvironmentFile(file)).toEqual({ ...before, SITE_NAME: 'Quay Club' });
  });

  test('asks at a terminal for what no flag gives, and sets what is answered', async () => {
    writeEnvironmentFile(file, { LOG_LEVEL: 'warn' });
    const ask: Ask = async (flags, known) => {
      expect(flags).toMatchObject({ name: 'Harbour Club' });
      expect(known).toEqual({ LOG_LEVEL: 'warn' });
      return { ...flags, color: '#0a4d3c' };
    };
    await run(basics(), ask);
    expect(readEnvironmentFile(file)).toMatchObject({ LOG_LEVEL: 'warn', SITE_COLOR: '#0a4d3c' });
  });

  test.each([
    [['--app-origin', 'm.example.com'], 'It must be an origin'],
    [['--languages', 'en_us,de_de'], 'There is no language "de_de"'],
    [['--database', 'mysql://x'], 'begin with postgres://'],
    [['--operator', 'Ana'], 'small letters'],
  ])('refuses %j', async (args, sentence) => {
    const error = await run([...args, '--yes']).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(sentence);
  });

  test('refuses what the settings refuse, and has written nothing then', async () => {
    await expect(run([...basics(), '--color', '#ffcc00', '--yes'])).rejects.toThrow(
      'white text can be read on',
    );
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });

  test('refuses a demonstration', async () => {
    writeFileSync(file, 'DEMO=1\n');
    await expect(run([...basics(), '--yes'])).rejects.toThrow('give DEMO=0');
  });

  test('takes a secret over that a start has made, so that passwords go on to be right', async () => {
    const secrets = join(directory, 'data/secrets');
    mkdirSync(secrets, { recursive: true });
    writeFileSync(join(secrets, 'password-pepper'), 'the pepper of the first start');
    await run([...basics(), '--yes']);
    expect(readEnvironmentFile(file).PASSWORD_PEPPER).toBe('the pepper of the first start');
  });
});

test('on this machine the app has no proxy, and operators a port of their own', () => {
  expect(installationOf({ appOrigin: 'http://localhost:8080' }).variables).toEqual({
    APP_ORIGIN: 'http://localhost:8080',
  });
});

test('the embedded database takes the place of another', () => {
  expect(installationOf({ database: 'embedded' }).variables).toEqual({ DATABASE_URL: '' });
});

test('a mail server has a sender of the app’s domain, unless another is named', () => {
  const smtp = 'smtps://club:secret@mail.example.com:465';
  const flags = { appOrigin: 'https://m.example.com', name: 'Harbour Club', smtp };
  expect(installationOf(flags).variables).toMatchObject({
    SMTP_URL: smtp,
    MAIL_FROM: '"Harbour Club" <no-reply@example.com>',
  });
  const known = { APP_ORIGIN: 'https://m.example.com', MAIL_FROM: 'club@example.com' };
  expect(installationOf({ smtp }, known).variables).toEqual({ SMTP_URL: smtp });
});
