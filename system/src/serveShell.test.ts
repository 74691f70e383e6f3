import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveShell, type ShellOptions } from './serveShell';

const registry = {} as ShellOptions['registry'];

test('a built file whose name has its hash is kept for good; of any other it is asked whether it has changed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'members-page-'));
  for (const file of ['index.html', 'shell.json', 'preload.js', 'main.0123456789.js', 'icon.svg'])
    writeFileSync(join(directory, file), '<head></head>');
  const app = fastify();
  await serveShell(app, { directory, registry });
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  const kept = await headersOf('/main.0123456789.js');
  expect(kept['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(kept).not.toHaveProperty(name);
  const asked = await headersOf('/icon.svg');
  expect(asked['cache-control']).toBe('no-cache');
  expect(asked).toHaveProperty('etag');
  await app.close();
  rmSync(directory, { recursive: true });
});
