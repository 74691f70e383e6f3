import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveShell, type ShellOptions } from './serveShell';

const registry = {} as ShellOptions['registry'];

test('a built file whose name has its hash is kept for good; of any other it is asked whether it has changed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'members-page-'));
  for (const file of ['index.html', 'shell.json', 'preload.js', 'main.01234567.js', 'icon.svg'])
    writeFileSync(join(directory, file), '<head></head>');
  const app = fastify();
  await serveShell(app, { directory, registry });
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  const kept = await headersOf('/main.01234567.js');
  expect(kept['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(kept).not.toHaveProperty(name);
  const asked = await headersOf('/icon.svg');
  expect(asked['cache-control']).toBe('no-cache');
  expect(asked).toHaveProperty('etag');
  await app.close();
  rmSync(directory, { recursive: true });
});

test('listings that a browser keeps are left out of a page that it opens itself, and of no other (decision 126)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'members-page-'));
  for (const file of ['index.html', 'shell.json', 'preload.js'])
    writeFileSync(join(directory, file), '<head></head>');
  const content = { revision: 7, remotes: { 'mfe-x': { active: {} } }, overrides: 'nobody' };
  const jws = `h.${Buffer.from(JSON.stringify(content)).toString('base64url')}.s`;
  const registry = { document: () => content, signedDocument: () => jws, publicKey: () => ({}) };
  const app = fastify();
  await serveShell(app, {
    ...{ directory, registry: registry as unknown as ShellOptions['registry'] },
    officeOrigin: 'https://office.example',
  });
  const opened = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const page = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).payload;
  const [, tags = ''] = /data-tags="([^"]+)"/.exec(await page('/', opened)) ?? [];
  const cookie = `members_kept=${tags}`;
  const left = '"remotes":{"mfe-x":0}';
  for (const url of ['/', '/Game']) expect(await page(url, { ...opened, cookie })).toContain(left);
  expect(await page('/', opened)).not.toContain(left);
  expect(await page('/', { accept: 'text/html', cookie })).not.toContain(left);
  expect(await page('/', { ...opened, cookie, 'sec-fetch-dest': 'empty' })).not.toContain(left);
  expect(await page('/', { ...opened, cookie, 'sec-fetch-dest': 'iframe' })).not.toContain(left);
  expect(await page('/preview/t', { ...opened, cookie })).not.toContain(left);
  await app.close();
  rmSync(directory, { recursive: true });
});
