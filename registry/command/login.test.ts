import { captureOutput } from '@members/command-line';
import { createOffice, createOfficeAccess } from '@members/server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTestServer, testCardKey, testPepper, type TestServer } from '../../server/testing';
import { administrationOf } from '../../server/testing/officeBrowser';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';
import { registryProgram } from './registryProgram';

let members: TestServer;
let server: TestRegistry;
beforeAll(async () => {
  members = await createTestServer();
  const { database } = members;
  const passwordPepper = testPepper;
  server = await createTestRegistry({
    access: (officeOrigin) => createOfficeAccess({ database, passwordPepper, officeOrigin }),
    // The API of the servers is at the same origin.
    beside: (officeOrigin) =>
      createOffice({
        ...{ database, passwordPepper, cardKeys: [testCardKey], providers: [], beacon: members.beacon },
        ...{ apiOrigin: 'http://api.test', appOrigin: 'http://m.test', officeOrigin, mail: null },
        alerts: { webhook: null, mailAddresses: [] },
      }).api,
  });
  await server.publish(['a1', 'b2']);
});
afterAll(async () => {
  await server.close();
  await members.close();
});

test('npm run registry -- login signs in to the office with password and code, by a file that its owner alone reads (OFC-101)', async () => {
  const { add } = administrationOf({ database: members.database, now: () => new Date() });
  const bea = await add('bea', ['releases.change']);
  const env = {
    OFFICE_ORIGIN: server.officeUrl(),
    REGISTRY_SESSIONS: join(server.directory, 'sessions.json'),
    DATA_DIR: server.directory,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'registry/command/main.ts', 'login', 'bea'], {
    cwd: resolve(__dirname, '../..'),
    env: { ...process.env, ...env },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdin.end(`${bea.password}\n${bea.code()}\n`);
  await once(child, 'close');
  expect(printed).toBe('Signed in as bea, with releases.change.\n');
  expect((await stat(env.REGISTRY_SESSIONS)).mode & 0o777).toBe(0o600);

  const run = (...args: string[]) => captureOutput(registryProgram, args, env);
  expect(await run('status')).toContain('mfe-video');
  // The code of the sign-in counts for some minutes.
  expect(await run('activate', 'mfe-video', 'b2', '--why', 'A test')).toContain('operator bea  activated');
  await expect(run('teams', 'remove', 'film', '--why', 'A test')).rejects.toThrow(
    'You have no right to this: it takes administration.change.',
  );
  expect(await run('logout')).toBe('Signed out.');
  await expect(run('status')).rejects.toThrow('Sign in first: npm run registry -- login');
});
