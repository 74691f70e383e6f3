import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { previewScript } from './previewScript';
import { serveShell, type ShellOptions } from './serveShell';

let app: FastifyInstance;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'members-preview-'));
  const built = { 'index.html': '<head></head>', 'preload.js': 'preload()', 'shell.json': '{}' };
  for (const [file, content] of Object.entries(built)) writeFileSync(join(directory, file), content);
  app = fastify();
  const registry = {
    publicKey: () => ({}),
    signedDocument: () => 'h.e30.s',
    document: () => ({ overrides: 'nobody' }),
  } as unknown as ShellOptions['registry'];
  await serveShell(app, {
    ...{ directory, registry, officeOrigin: 'https://office.example.com' },
    settings: { apiBaseUrl: 'https://api.example.com/api' },
    giveKey: () => ({ pageKey: 'of a member', cookie: 'a=b' }),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const page = async (url: string) => {
  const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  return { body, headers, policy, ancestors: /frame-ancestors ([^;]+)/.exec(policy)![1] };
};

describe('the page of a preview (OFC-77)', () => {
  it('may be framed by the office alone, and the app’s own page by nobody', async () => {
    expect((await page('/preview/a.b.c')).ancestors).toBe('https://office.example.com');
    for (const url of ['/', '/Home', '/preview', '/preview/a/b', '/?preview=a'])
      expect((await page(url)).ancestors).toBe("'none'");
  });

  it('asks for drafts by its token, and has no key of a member', async () => {
    const { body, headers } = await page('/preview/a.b.c');
    expect(body).toContain('"apiBaseUrl":"https://api.example.com/api/preview/a.b.c"');
    expect(body).not.toContain('of a member');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await page('/')).body).toContain('"apiBaseUrl":"https://api.example.com/api"');
  });

  it('runs its own script first, which its policy knows by its hash', async () => {
    const { body, policy } = await page('/preview/a.b.c');
    const [, script = ''] = /<script nonce="[^"]+">([^]*?)<\/script>/.exec(body) ?? [];
    expect(script).toBe(`${previewScript}preload()`);
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  });

  it('has a session of its own, and nothing of what the browser keeps for members', () => {
    const window: Record<string, unknown> = { localStorage: 'of members', caches: 'of members' };
    const replaced: string[] = [];
    const navigator = { serviceWorker: 'of members' };
    runInNewContext(previewScript, {
      ...{ window, navigator, URLSearchParams },
      location: { search: '?language=zh_cn', hash: '#/Profile?id=1' },
      history: { replaceState: (...[, , address]: string[]) => replaced.push(address!) },
    });
    const storage = window.localStorage as {
      length: number;
      key(index: number): string | null;
      getItem(name: string): string | null;
      setItem(name: string, value: string): void;
    };
    expect(storage.getItem('members.tokensso')).toBe('preview');
    expect(storage.getItem('members.language')).toBe('zh_cn');
    storage.setItem('x', '1');
    expect([storage.length, storage.key(3), storage.getItem('x'), storage.getItem('y')]).toEqual([
      4,
      'x',
      '1',
      null,
    ]);
    expect([window.caches, navigator.serviceWorker]).toEqual([undefined, undefined]);
    expect(replaced).toEqual(['/#/Profile?id=1']);
  });
});
