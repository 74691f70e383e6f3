import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';
import { dictionaryHeader } from './differences';

let server: TestRegistry;
beforeEach(async () => {
  server = await createTestRegistry();
});
afterEach(() => server.close());

const screenOf = (build: string) => `mfe-video/1.2.3+${build}/chunks/screen.js`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url()}/remotes/${path}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('base64');

/** What a browser sends that has kept a file. */
const keeping = (content: Buffer, encodings = 'gzip, br, zstd, dcb, dcz') => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${digestOf(content)}:`,
});

/** Reads a body as a browser does: a frame with the dictionary's digest, then what zstd made with it (RFC 9842). */
function read(body: Buffer, dictionary: Buffer): Buffer {
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40).toString('base64')).toBe(digestOf(dictionary));
  return Buffer.from(decompressUsingDict(createDCtx(), body.subarray(40), dictionary));
}

const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;

/** Activates releases one after another. */
async function activate(...builds: string[]): Promise<void> {
  await server.publish(builds);
  for (const build of builds) await server.registry().activate('mfe-video', `1.2.3+${build}`, by);
}

describe('a file of a release, for a browser that has kept the same file of an earlier one', () => {
  it('is kept for the releases that follow, whatever their names', async () => {
    await activate('a1');
    const { headers } = await get(screenOf('a1'));
    expect(headers.get('use-as-dictionary')).toBe('match="/remotes/mfe-video/*/chunks/screen.js"');
    for (const path of ['js/424.01234567.js', 'js/424.0123456789.js'])
      expect(dictionaryHeader({ name: 'mfe-video', id: '1.2.3+a1', path })['use-as-dictionary']).toBe(
        'match="/remotes/mfe-video/*/js/424.*.js"',
      );
    expect(headers.get('vary')).toBe('accept-encoding, available-dictionary');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('comes as what it differs in, and is the file that was published', async () => {
    await activate('a1', 'b2');
    const [before, after] = await Promise.all(
      ['a1', 'b2'].map(async (build) => bytesOf(await get(screenOf(build)))),
    );
    expect(after).not.toEqual(before);
    const whole = await get(screenOf('b2'));
    for (const time of ['made', 'kept']) {
      const answer = await get(screenOf('b2'), keeping(before!));
      expect([time, answer.status, answer.headers.get('content-encoding')]).toEqual([time, 200, 'dcz']);
      for (const name of [
        'content-type',
        'cache-control',
        'vary',
        'use-as-dictionary',
        'content-security-policy',
        'access-control-allow-origin',
      ])
        expect([name, answer.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
      expect(read(await bytesOf(answer), before!)).toEqual(after);
    }
  });

  it('is told in the same way by a registry that has started again', async () => {
    await activate('a1', 'b2');
    const before = await bytesOf(await get(screenOf('a1')));
    expect(read(await bytesOf(await get(screenOf('b2'), keeping(before))), before)).toEqual(
      Buffer.from('// screen of b2'),
    );
    await server.restart();
    expect(read(await bytesOf(await get(screenOf('b2'), keeping(before))), before)).toEqual(
      Buffer.from('// screen of b2'),
    );
  });

  it('comes back in the same way when an operator takes the release back', async () => {
    await activate('a1', 'b2');
    const after = await bytesOf(await get(screenOf('b2')));
    expect((await get(screenOf('a1'), keeping(after))).headers.get('content-encoding')).toBe('dcz');
  });

  it.each<[string, Record<string, string>]>([
    ['that doesn’t read such differences', { 'accept-encoding': 'gzip, br' }],
    ['that has kept a file that is none of ours', keeping(Buffer.from('another'))],
    [
      'that names what is no digest',
      { 'accept-encoding': 'dcz', 'available-dictionary': ':../../../etc/passwd:' },
    ],
  ])('comes whole for a browser %s', async (_browser, headers) => {
    await activate('a1', 'b2');
    const before = await bytesOf(await get(screenOf('a1')));
    const answer = await get(screenOf('b2'), { ...keeping(before), ...headers });
    expect([answer.status, answer.headers.get('content-encoding')]).not.toContain('dcz');
    expect(await answer.text()).toBe('// screen of b2');
  });

  it('is never told by a release that members could not get (SEC-04)', async () => {
    await activate('a1');
    const before = await bytesOf(await get(screenOf('a1')));
    await server.publish(['b2', 'c3']);
    expect((await get(screenOf('b2'), keeping(before))).status).toBe(404);
    const unseen = Buffer.from(before.toString().replaceAll('a1', 'c3'));
    expect((await get(screenOf('a1'), keeping(unseen))).headers.get('content-encoding')).toBeNull();
  });
});
