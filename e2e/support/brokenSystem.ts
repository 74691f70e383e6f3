/** A page server like the real one, with remotes that are broken on purpose. Its calls are passed on to the real system. */
import { openRegistry, releaseId, serveRegistry } from '@members/registry';
import { serveShell } from '@members/system/serveShell';
import fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakRemote, faults } from './brokenRemotes';
import { passOn } from './passOn';

const root = process.cwd();
const directory = mkdtempSync(join(tmpdir(), 'members-broken-'));
const registry = await openRegistry(join(directory, 'registry'));
const by = { actor: { kind: 'registry', name: 'start' }, why: 'Broken on purpose' } as const;
for (const [name, fault] of Object.entries(faults)) {
  const broken = join(directory, name);
  breakRemote(join(root, name, 'dist'), broken, fault);
  const { manifest } = await registry.publish(broken, by);
  await registry.activate(name, releaseId(manifest), by);
  if (fault === 'missing')
    rmSync(join(registry.releasesDirectory, name, releaseId(manifest), manifest.entry));
}

const app = fastify();
app.get('/healthz', () => 'ok');
app.addHook('onRequest', async (request, reply) => {
  if (!request.url.startsWith('/api/')) return;
  reply.hijack();
  passOn(request.raw, reply.raw, { port: Number(process.env.MAIN_PORT) });
});
await app.register((scope) => serveRegistry(scope, { registry }));
await serveShell(app, {
  directory: join(root, 'shell/dist'),
  registry,
});
await app.listen({ port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close());
