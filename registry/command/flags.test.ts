import { captureOutput } from '@members/command-line';
import { join } from 'node:path';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';
import { registryProgram } from './registryProgram';
import { writeSession } from './sessions';

let server: TestRegistry;
let env: NodeJS.ProcessEnv;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1']);
  env = {
    OFFICE_ORIGIN: server.officeUrl(),
    REGISTRY_SESSIONS: join(server.directory, 'sessions.json'),
    DATA_DIR: server.directory,
  };
  await writeSession(server.officeUrl(), server.session(), env);
});
afterEach(() => server.close());

const run = (...args: string[]) => captureOutput(registryProgram, args, env);
const why = ['--why', 'A test'];
const running = () => server.registry().document().remotes['mfe-video'];

describe('npm run registry -- flag', () => {
  it('switches flags for a share of the members, lists them and takes them away', async () => {
    expect(await run('flag', 'set', 'mfe-video.newPlayer', '--share', '0.2', ...why)).toContain(
      'set flag mfe-video.newPlayer to 20 %',
    );
    expect(running()?.flags).toEqual({ newPlayer: 0.2 });
    expect(await run('flag', 'list')).toBe('mfe-video.newPlayer  20 %');
    expect(await run('flag', 'remove', 'mfe-video.newPlayer', ...why)).toContain(
      'removed flag mfe-video.newPlayer',
    );
    expect(running()).not.toHaveProperty('flags');
    await expect(run('flag', 'set', 'newPlayer', '--share', '0.2', ...why)).rejects.toThrow(
      'A flag is named <remote>.<flag>.',
    );
    await expect(run('flag', 'set', 'mfe-video.newPlayer', '--share', '20', ...why)).rejects.toThrow(
      'A share is a number from 0 to 1.',
    );
  });
});
