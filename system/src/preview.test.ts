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
    signedDocument: () => '',
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

  /** Runs the script as a browser does, in a page with this query. */
  function run(search: string) {
    const window: Record<string, unknown> = { localStorage: 'of members', caches: 'of members' };
    const document = { cookie: 'of members', hasFocus: () => false };
    const focused: unknown[] = [];
    class HTMLElement {
      focus() {
        focused.push(this);
      }
    }
    class SVGElement extends HTMLElement {}
    const navigator = { serviceWorker: 'of members' };
    const went: string[] = [];
    let tell: (message: { source: unknown; data: unknown }) => void = () => undefined;
    const location = {
      ...{ pathname: '/preview/a.b.c', search, hash: '#/Profile?id=1' },
      replace: (address: string) => went.push(address),
    };
    const office = {};
    runInNewContext(previewScript, {
      ...{ window, document, navigator, location, URLSearchParams, parent: office, HTMLElement, SVGElement },
      history: { replaceState: (...[, , address]: string[]) => went.push(address!) },
      addEventListener: (_name: string, listener: typeof tell) => (tell = listener),
    });
    const storage = window.localStorage as {
      length: number;
      key(index: number): string | null;
      getItem(name: string): string | null;
      setItem(name: string, value: string): void;
    };
    return {
      window,
      document,
      navigator,
      storage,
      went,
      focused,
      focus: () => new HTMLElement().focus(),
      office,
      tell: (from: unknown, data: string) => tell({ source: from, data }),
    };
  }

  it('has a session of its own, and nothing of what the browser keeps for members', () => {
    const { window, document, navigator, storage, went } = run('?language=zh_cn&appearance=dark');
    expect(storage.getItem('members.tokensso')).toBe('preview');
    expect(storage.getItem('members.language')).toBe('zh_cn');
    expect(storage.getItem('members.appearance')).toBe('dark');
    const { length } = storage;
    storage.setItem('x', '1');
    expect([storage.length, storage.key(length), storage.getItem('x'), storage.getItem('y')]).toEqual([
      length + 1,
      'x',
      '1',
      null,
    ]);
    document.cookie = 'device=1';
    expect(document.cookie).toBe('');
    expect([window.caches, navigator.serviceWorker]).toEqual([undefined, undefined]);
    expect(went).toEqual(['/#/Profile?id=1']);
  });

  it('may be a visitor’s, and shows the popup where it is to', () => {
    expect(run('').storage.getItem('members.popupSeen')).toBe('1');
    const { storage } = run('?as=visitor&popup=1&language=<script>');
    for (const key of ['members.token', 'members.tokensso', 'members.popupSeen', 'members.language'])
      expect(storage.getItem(key)).toBeNull();
  });

  it('takes the focus only where it is in there already: who types beside it goes on (OFC-93)', () => {
    const { document, focused, focus } = run('');
    focus();
    expect(focused).toEqual([]);
    document.hasFocus = () => true;
    focus();
    expect(focused).toHaveLength(1);
  });

  it('is loaded anew where the operator is, by the page that frames it alone (OFC-93)', () => {
    const { went, office, tell } = run('?language=zh_cn');
    tell({}, 'preview again');
    tell(office, 'something');
    expect(went).toHaveLength(1);
    tell(office, 'preview again');
    expect(went.at(-1)).toBe('/preview/a.b.c?language=zh_cn#/Profile?id=1');
  });
});
