import { loadConfig } from '@members/server';
import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBaseUrl } from '../../shared/api-client/src/baseUrl';
import { pageSettingsOf, serveShell, type PageSettings, type ShellOptions } from './serveShell';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-page-'));
  const built = { 'index.html': '<head></head>', 'preload.js': '', 'shell.json': '{}' };
  for (const [file, content] of Object.entries(built)) writeFileSync(join(directory, file), content);
});
afterAll(() => rmSync(directory, { recursive: true }));

const registry = {
  publicKey: () => ({}),
  signedDocument: () => '',
  document: () => ({ overrides: 'nobody' }),
} as unknown as ShellOptions['registry'];

/** The page of an installation: what it is told, and what its policy lets it call, show and play. */
async function pageOf(env: Record<string, string>) {
  const app = fastify();
  const settings = pageSettingsOf(loadConfig({ DATA_DIR: directory, ...env }));
  await serveShell(app, { directory, registry, settings });
  const { body, headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  await app.close();
  const directives = String(headers['content-security-policy']).split('; ');
  const sourcesOf = (name: string) =>
    directives
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);
  const [, json = ''] = /members-settings"[^>]*>([^<]*)/.exec(body) ?? [];
  return { told: JSON.parse(json) as PageSettings, sourcesOf };
}

test.each([
  ['https://members.example.co.uk', 'https://api.example.co.uk'],
  ['https://m.example.com', 'https://api.example.com'],
  ['https://example.com', 'https://api.example.com'],
  ['http://localhost:8080', null],
  ['http://192.168.1.7:8080', null],
  ['http://[::1]:8080', null],
  ['http://members:8080', null],
])('the page at %s may call the API that its client calls, and no other origin', async (origin, api) => {
  const { told, sourcesOf } = await pageOf({ APP_ORIGIN: origin });
  const base = await apiBaseUrl(new URL(origin), told.apiBaseUrl);
  expect(new URL(base, origin).href).toBe(`${api ?? origin}/api`);
  // A page that is told nothing finds the same by itself.
  expect(await apiBaseUrl(new URL(origin))).toBe(`${api ?? origin}/api`);
  expect(sourcesOf('connect-src')).toEqual(["'self'", ...(api ? [api] : [])]);
  expect(sourcesOf('media-src')).toEqual(["'self'", ...(api ? [api] : [])]);
  expect(sourcesOf('img-src')).toEqual(["'self'", ...(api ? [api] : []), 'data:', 'blob:']);
});

test('API_ORIGIN names another one, or the page’s own', async () => {
  const APP_ORIGIN = 'https://m.example.com';
  const elsewhere = await pageOf({ APP_ORIGIN, API_ORIGIN: 'https://calls.example.net' });
  expect(elsewhere.told.apiBaseUrl).toBe('https://calls.example.net/api');
  expect(elsewhere.sourcesOf('connect-src')).toEqual(["'self'", 'https://calls.example.net']);
  const own = await pageOf({ APP_ORIGIN, API_ORIGIN: APP_ORIGIN });
  expect(own.told.apiBaseUrl).toBe('/api');
  expect(own.sourcesOf('connect-src')).toEqual(["'self'"]);
});

test('a page on localhost that is opened by another address of the machine calls that one', async () => {
  const { told } = await pageOf({});
  expect(
    new URL(await apiBaseUrl(new URL('http://192.168.1.7:8080'), told.apiBaseUrl), 'http://192.168.1.7:8080')
      .href,
  ).toBe('http://192.168.1.7:8080/api');
});
