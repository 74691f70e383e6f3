/** The registry with its console and its gate, over real builds of which it has several releases each. */
import { openRegistry, releaseId, serveRegistry } from '@members/registry';
import { serveShell } from '@members/system/serveShell';
import fastify from 'fastify';
import { join } from 'node:path';
import { checkRelease } from '../../registry/src/gate/checkRelease';
import { makeRelease, published } from './consoleReleases';
import { consoleAddress, consolePorts } from './ports';

const root = process.cwd();
const directory = process.env.DATA_DIR ?? '';
// The routes of a release are mounted by the gate's own specs; here it says that it has no browser.
process.env.CHROMIUM_PATH = '/nowhere';

const registry = await openRegistry(join(directory, 'registry'));
for (const [name, kinds] of Object.entries(published)) {
  const by = { actor: { kind: 'team', name }, why: 'Published for the specs' } as const;
  for (const kind of kinds) {
    const built = makeRelease(kind, join(root, name, 'dist'), join(directory, 'built', name));
    const { manifest } = await registry.publish(built, by);
    if (kind === 'before' || kind === 'running') await registry.activate(name, releaseId(manifest), by);
  }
}

const app = fastify();
const office = fastify();
office.get('/healthz', () => 'ok');
await app.register((scope) =>
  serveRegistry(scope, {
    registry,
    gate: (input) => checkRelease({ ...input, shellUrl: `http://localhost:${consolePorts.members}` }),
    office: { app: office, origin: consoleAddress, consoleDirectory: join(root, 'registry/console/dist') },
  }),
);
await serveShell(app, { directory: join(root, 'shell/dist'), registry });
await app.listen({ port: consolePorts.members });
await office.listen({ port: consolePorts.office });
process.once('SIGTERM', () => void Promise.all([app.close(), office.close()]).then(() => registry.close()));
