import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';
import { replaceKey } from './log/openRegistryLog';
import { openRegistry } from './openRegistry';

const by = { actor: { kind: 'operator', name: 'ana' }, why: 'Once a year' } as const;
const dayMs = 24 * 60 * 60_000;

let server: TestRegistry;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1']);
});
afterEach(() => server.close());

const registry = () => server.registry();
const directory = () => join(server.directory, 'registry');
const keyFile = () => join(directory(), 'signing-key.json');
const iso = (ms: number) => new Date(ms).toISOString();

/** The content of a JWS that this key has signed; null where it hasn't. */
const signedBy = async (jws: string, key: JWK): Promise<unknown> =>
  compactVerify(jws, await importJWK(key, 'ES256')).then(
    ({ payload }) => JSON.parse(new TextDecoder().decode(payload)),
    () => null,
  );
const chain = () => (decodeProtectedHeader(registry().signedDocument()) as { chain?: string[] }).chain ?? [];

describe('the time of the document', () => {
  const document = async (tag = '') => {
    const response = await fetch(`${server.url()}/registry.jws`, { headers: { 'if-none-match': tag } });
    return { status: response.status, tag: response.headers.get('etag')!, jws: await response.text() };
  };

  it('is a week from when it was signed', async () => {
    const { now } = server.clock;
    await server.restart();
    expect(registry().document()).toMatchObject({ issuedAt: iso(now), expiresAt: iso(now + 7 * dayMs) });
    expect(await signedBy((await document()).jws, registry().publicKey())).toEqual(registry().document());
  });

  it('begins anew every day, under the same revision and another tag', async () => {
    const before = registry().document();
    const { tag } = await document();
    server.clock.now += dayMs - 1;
    await registry().renewDocument();
    expect((await document(tag)).status).toBe(304);
    server.clock.now += 1;
    await registry().renewDocument();
    expect(registry().document()).toEqual({
      ...before,
      issuedAt: iso(server.clock.now),
      expiresAt: iso(server.clock.now + 7 * dayMs),
    });
    const renewed = await document(tag);
    expect(renewed.status).toBe(200);
    expect((await document(renewed.tag)).status).toBe(304);
  });

  it('begins anew by itself while the registry runs', async () => {
    const doNotFake = [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
    ] as const;
    jest.useFakeTimers({ doNotFake: [...doNotFake] });
    try {
      await server.restart();
      server.clock.now += dayMs;
      jest.advanceTimersByTime(10 * 60_000);
      // After what was begun by then.
      await registry().renewDocument();
      expect(registry().document().issuedAt).toBe(iso(server.clock.now));
    } finally {
      jest.useRealTimers();
    }
  });

  it('begins anew where the clock was put back', async () => {
    server.clock.now -= dayMs / 2;
    await registry().renewDocument();
    expect(registry().document().issuedAt).toBe(iso(server.clock.now));
  });
});

describe('the next key', () => {
  it('signs from now on under a new revision, and the one before has signed it', async () => {
    const before = registry().publicKey();
    const { revision } = registry().document();
    const { seq } = await registry().rotateKey(by);
    const key = registry().publicKey();
    expect(key.x).not.toBe(before.x);
    expect(registry().document().revision).toBe(seq);
    expect(seq).toBeGreaterThan(revision);
    expect(await signedBy(registry().signedDocument(), key)).toEqual(registry().document());
    expect(await signedBy(registry().signedDocument(), before)).toBeNull();
    expect(await Promise.all(chain().map((link) => signedBy(link, before)))).toEqual([{ before, next: key }]);
  });

  it('leads on from each before it, the newest ten', async () => {
    const keys = [registry().publicKey()];
    for (let turn = 0; turn < 11; turn += 1) {
      await registry().rotateKey(by);
      keys.push(registry().publicKey());
    }
    const links = await Promise.all(chain().map((link, index) => signedBy(link, keys[index + 1]!)));
    expect(links).toEqual(keys.slice(1, -1).map((before, index) => ({ before, next: keys[index + 2] })));
    expect(links).toHaveLength(10);
  });

  it('is there after a restart, for its owner’s eyes only', async () => {
    await registry().rotateKey(by);
    const key = registry().publicKey();
    const links = chain();
    await server.restart();
    expect(registry().publicKey()).toEqual(key);
    expect(chain()).toEqual(links);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect((await readdir(directory())).filter((name) => name.startsWith('signing-key'))).toHaveLength(1);
  });

  it('is taken or dropped after a crash, as the log says', async () => {
    const first = join(server.directory, 'first.json');
    const next = join(directory(), 'signing-key.next.json');
    await copyFile(keyFile(), first);
    await copyFile(keyFile(), next);
    const before = registry().publicKey();
    await server.restart();
    expect(registry().publicKey()).toEqual(before);
    await registry().rotateKey(by);
    const key = registry().publicKey();
    await rename(keyFile(), next);
    await copyFile(first, keyFile());
    await server.restart();
    expect(registry().publicKey()).toEqual(key);
    await expect(stat(next)).rejects.toThrow('ENOENT');
  });

  it('is made by an operator with the right to administer, and is on record', async () => {
    const reader = server.operator('bea', ['releases.change']);
    expect((await reader('rotateRegistryKey', { reason: 'Just so' })).refusal?.key).toBe('forbidden');
    const ana = server.operator();
    expect((await ana('rotateRegistryKey', { reason: ' ' })).refusal?.key).toBe('illegal');
    const first = registry().publicKey().x;
    expect((await ana('rotateRegistryKey', { reason: 'Once a year' })).status).toBe(200);
    const { issuedAt, expiresAt } = registry().document();
    expect((await reader('registryKeys', {})).answer).toEqual({
      keys: [
        { id: registry().publicKey().x, since: registry().log().at(-1) },
        { id: first, since: null },
      ],
      issuedAt,
      expiresAt,
    });
    expect(registry().log().at(-1)).toMatchObject({ actor: { name: 'ana' }, why: 'Once a year' });
    expect((await server.nobody('registryKeys', {})).status).toBe(401);
  });
});

describe('a key that is lost, or that somebody else has', () => {
  const whileStopped = async (work: () => Promise<unknown>) => {
    const { document, signedDocument, publicKey } = registry();
    const before = { document: document(), signed: signedDocument(), key: publicKey() };
    await registry().close();
    await work();
    return before;
  };
  const reopen = async () => {
    const opened = await openRegistry(directory());
    await opened.close();
    return opened;
  };

  it('is missed at start, with the way back, and nothing is made in its place by itself', async () => {
    await whileStopped(() => rm(keyFile()));
    const missing = /signing-key\.json is missing\..*keys replace/;
    await expect(reopen()).rejects.toThrow(missing);
    await expect(reopen()).rejects.toThrow(missing);
  });

  it('is not taken for the one that the log names', async () => {
    const first = join(server.directory, 'first.json');
    await copyFile(keyFile(), first);
    await registry().rotateKey(by);
    await whileStopped(() => copyFile(first, keyFile()));
    await expect(reopen()).rejects.toThrow(/is not the key that the registry's log names.*keys replace/);
  });

  it.each([
    ['lost', () => rm(keyFile())],
    ['stolen', async () => undefined],
  ])('is replaced where it is %s, by one that it does not vouch for', async (_case, lose) => {
    await registry().rotateKey(by);
    const before = await whileStopped(async () => {
      await lose();
      await replaceKey(directory(), by);
    });
    const opened = await reopen();
    expect(opened.publicKey().x).not.toBe(before.key.x);
    expect(await signedBy(opened.signedDocument(), opened.publicKey())).toEqual(opened.document());
    expect(decodeProtectedHeader(opened.signedDocument())).not.toHaveProperty('chain');
    expect(opened.document().remotes).toEqual(before.document.remotes);
    expect(opened.document().revision).toBeGreaterThan(before.document.revision);
    expect(opened.log().at(-1)).toMatchObject({ change: { kind: 'keyReplaced' }, why: by.why });
  });
});
