import {
  activeOf,
  documentOf,
  makeSigner,
  type Signer,
  createTestRegistry,
} from '../../testing/registryDocuments';

/** By which a page follows from one key to the next. */
const link = (before: Signer, next: Signer, by = before) =>
  by.sign(JSON.stringify({ before: before.key, next: next.key }));

const { open, problems, signed, signer } = createTestRegistry();

describe('the keys of a registry', () => {
  let next: Signer;
  let third: Signer;
  /** By the second key, which the first has signed. */
  const rotated = async (revision: number, buildId = 'a') =>
    next.sign(JSON.stringify(documentOf(revision, buildId)), { chain: [await link(signer, next)] });
  beforeAll(async () => {
    [next, third] = [await makeSigner(), await makeSigner()];
  });

  it('are followed to the next, which the one before has signed, in an open page and by all that comes later', async () => {
    const registry = await open();
    await registry.take(await signed(3));
    await registry.take(await rotated(4));
    expect(registry.document().revision).toBe(4);
    await registry.take(await next.sign(JSON.stringify(documentOf(5, 'b'))));
    expect(registry.document().revision).toBe(5);
    expect(problems()).toEqual([]);
  });

  it('are followed over several that a page has missed', async () => {
    const registry = await open();
    const chain = [await link(signer, next), await link(next, third)];
    await registry.take(await third.sign(JSON.stringify(documentOf(9, 'b')), { chain }));
    expect(activeOf(registry.document())).toBe('b');
  });

  it('are not followed by a link that somebody else signed, or that can’t be read', async () => {
    const registry = await open();
    const content = JSON.stringify(documentOf(4, 'evil'));
    for (const chain of [
      [await link(signer, third, third)],
      [await link(next, third)],
      [await link(signer, third, third), await link(signer, third, next)],
      ['nonsense'],
      'nonsense',
      [null],
    ])
      await registry.take(await third.sign(content, { chain }));
    expect(problems()).toEqual(Array(6).fill('signature'));
    expect(registry.document().revision).toBe(0);
  });

  it('are followed for good: an earlier one signs nothing more, and leads nowhere else', async () => {
    const registry = await open();
    await registry.take(await rotated(4));
    await registry.take(await signed(5, 'stolen'));
    const chain = [await link(signer, third)];
    await registry.take(await third.sign(JSON.stringify(documentOf(6, 'stolen')), { chain }));
    await registry.take(await signed(3));
    expect(problems()).toEqual(['signature', 'signature', 'older']);
    expect(registry.document().revision).toBe(4);
  });

  it('are kept over reloads by a page that still names the first one', async () => {
    await (await open()).take(await rotated(4, 'b'));
    const registry = await open(signer.key);
    expect(activeOf(registry.document())).toBe('b');
    await registry.take(await signed(5, 'stolen'));
    expect(problems()).toEqual(['signature']);
  });

  it('move with the next page, and what was good under the first stays good', async () => {
    const first = await open();
    await first.take(await signed(1, 'a'));
    first.keepGood(first.document().remotes['mfe-x']!.active);
    const registry = await open(next.key);
    await registry.take(await rotated(2, 'b'));
    expect((await registry.goodRelease('mfe-x'))?.buildId).toBe('a');
    const again = await open(next.key);
    expect(again.document().revision).toBe(2);
    expect((await again.goodRelease('mfe-x'))?.buildId).toBe('a');
    expect(problems()).toEqual([]);
  });

  it('one that none before it vouches for is taken with the next page, and not by an open or a kept one', async () => {
    const opened = await open();
    await opened.take(await signed(7, 'a'));
    const replaced = await third.sign(JSON.stringify(documentOf(8, 'b')));
    await opened.take(replaced);
    const installed = await open(signer.key);
    await installed.take(replaced);
    expect([opened, installed].map(({ document }) => document().revision)).toEqual([7, 7]);
    expect(problems()).toEqual(['signature', 'signature']);
    const loaded = await open(third.key);
    await loaded.take(replaced);
    expect(activeOf(loaded.document())).toBe('b');
    expect(activeOf((await open(third.key)).document())).toBe('b');
    await loaded.take(await signed(9, 'stolen'));
    expect(problems()).toEqual(['signature', 'signature', 'signature']);
  });
});
