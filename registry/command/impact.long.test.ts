import { captureOutput } from '@members/command-line';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';
import { declarationsWith, writeUses } from '../testing/writeUses';
import { registryProgram } from './registryProgram';
import { writeSession } from './sessions';

const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;
const shared = { '@members/ui/core': '^1.0.0' };

let server: TestRegistry;
let env: NodeJS.ProcessEnv;
beforeEach(async () => {
  server = await createTestRegistry();
  const registry = server.registry();
  const plain = await writeBuiltRemote(server.directory, { buildId: 'a1', shared });
  const telling = await writeBuiltRemote(server.directory, { buildId: 'b2', shared });
  await writeUses(telling);
  for (const folder of [plain, telling]) await registry.publish(folder, by);
  for (const id of ['1.2.3+a1', '1.2.3+b2']) await registry.activate('mfe-video', id, by);
  env = { OFFICE_ORIGIN: server.officeUrl(), REGISTRY_SESSIONS: join(server.directory, 'sessions.json') };
  await writeSession(server.officeUrl(), server.session(), env);
});
afterEach(() => server.close());

async function impact(version: string, button: string) {
  const file = join(server.directory, 'shell.json');
  const provides = { '@members/ui/core': version };
  const facts = { contract: '1.0.0', provides, routes: [], declarations: declarationsWith(button) };
  await writeFile(file, JSON.stringify(facts));
  return captureOutput(registryProgram, ['impact', file], env);
}

describe('npm run registry -- impact', () => {
  it('says of every release that runs whether a next shell has what it uses', async () => {
    expect(await impact('1.1.0', '{ label: string; busy?: boolean }')).toBe(
      [
        'mfe-video 1.2.3+b2 (active, 1 use): fits',
        'mfe-video 1.2.3+a1 (before, judged by versions): fits',
        'It breaks no release.',
      ].join('\n'),
    );
  });

  it('exits 1 with what breaks, by name and place', async () => {
    const printed = impact('2.0.0', '{ title: string; busy?: boolean }');
    await expect(printed).rejects.toThrow(/Button \(src\/screens\/video\/VideoScreen.tsx:12\): .*"label"/);
    await expect(printed).rejects.toThrow('It needs @members/ui/core ^1.0.0; the shell gives 2.0.0.');
    await expect(printed).rejects.toThrow('It breaks 2 of 2 releases.');
  });
});
