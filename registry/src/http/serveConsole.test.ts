import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveConsole } from './serveConsole';

let directory: string;
const app = Fastify();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'members-console-'));
  await mkdir(join(directory, 'js'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Registry</title>');
  await writeFile(join(directory, 'js/main.0123456789.js'), '// console');
  await writeFile(join(directory, 'js/main.0123456789.js.map'), '{}');
  await serveConsole(app, directory);
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('the console', () => {
  it('is a page that runs its own files only and can’t be framed', async () => {
    const { statusCode, headers, body } = await get('/registry/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Registry</title>');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/);
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/registry')).headers.location).toBe('/registry/');
  });

  it('has files that browsers may cache for ever, and serves no source maps', async () => {
    const { statusCode, headers } = await get('/registry/js/main.0123456789.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect((await get('/registry/js/main.0123456789.js.map')).statusCode).toBe(404);
  });
});
