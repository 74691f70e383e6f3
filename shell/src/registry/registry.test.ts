import {
  activeOf,
  documentOf,
  makeSigner,
  release,
  createTestRegistry,
} from '../../testing/registryDocuments';
import { keptDocumentsKey } from './keptDocuments';
import { openRegistry } from './registry';

const { open, problems, signed, signer } = createTestRegistry();

describe('the registry document in a browser', () => {
  it('is taken where it is signed, and tells who listens', async () => {
    const registry = await open();
    const heard = jest.fn();
    registry.subscribe(heard);
    await registry.take(await signed(3));
    expect(registry.document().revision).toBe(3);
    await registry.take(await signed(3));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(problems()).toEqual([]);
  });

  it('of a kept page may be older than the known one, which stays and is no matter for a report', async () => {
    const registry = await open();
    await registry.take(await signed(3));
    await registry.take(await signed(2), { mayBeOlder: true });
    expect(registry.document().revision).toBe(3);
    await registry.take(await signed(4), { mayBeOlder: true });
    expect(registry.document().revision).toBe(4);
    expect(problems()).toEqual([]);
    const stranger = await makeSigner();
    await registry.take(await stranger.sign(JSON.stringify(documentOf(5, 'b'))), { mayBeOlder: true });
    expect(problems()).toEqual(['signature']);
  });

  it('is refused by its problem, and the known one stays', async () => {
    const registry = await open();
    await registry.take(await signed(3));
    const stranger = await makeSigner();
    await registry.take(await stranger.sign(JSON.stringify(documentOf(4, 'b'))));
    await registry.take('<!doctype html><title>Bad gateway</title>');
    await registry.take(await signer.sign('{"revision":5,"remotes":{"mfe-x":{}},"overrides":"nobody"}'));
    await registry.take(await signer.sign('{'));
    await registry.take(await signed(2));
    expect(problems()).toEqual(['signature', 'malformed', 'malformed', 'malformed', 'older']);
    expect(registry.document().revision).toBe(3);
  });

  it('is there again after a reload, and an older signed one is refused then too', async () => {
    await (await open()).take(await signed(7, 'b'));
    const registry = await open();
    expect(activeOf(registry.document())).toBe('b');
    await registry.take(await signed(6));
    expect(problems()).toEqual(['older']);
    expect(registry.document().revision).toBe(7);
  });

  it('begins anew with the key of another registry', async () => {
    await (await open()).take(await signed(7));
    const other = await makeSigner();
    const registry = await open(other.key);
    expect(registry.document().revision).toBe(0);
    await registry.take(await other.sign(JSON.stringify(documentOf(1, 'c'))));
    expect(activeOf(registry.document())).toBe('c');
  });

  it('is not believed from the browser’s storage without its signature', async () => {
    await (await open()).take(await signed(7));
    const kept = localStorage.getItem(keptDocumentsKey)!;
    const forged = await (await makeSigner()).sign(JSON.stringify(documentOf(7, 'evil')));
    const { documents, ...rest } = JSON.parse(kept) as { documents: Record<string, string> };
    localStorage.setItem(
      keptDocumentsKey,
      JSON.stringify({ ...rest, documents: { ...documents, 7: forged } }),
    );
    const registry = await open();
    expect(registry.document().revision).toBe(0);
    await registry.take(await signed(1));
    expect((await open()).document().revision).toBe(1);
  });

  it('is taken from nobody where the page names no key', async () => {
    const registry = await openRegistry({ key: undefined, storage: localStorage, onRefused: () => {} });
    await registry.take(await signed(1));
    expect(registry.document().revision).toBe(0);
  });
});

describe('the last good release of a browser', () => {
  it('is known over reloads when the document lists it no longer', async () => {
    const first = await open();
    await first.take(await signed(1, 'a'));
    first.keepGood(first.document().remotes['mfe-x']!.active);
    await first.take(await signed(2, 'b'));
    expect((await first.goodRelease('mfe-x'))?.buildId).toBe('a');
    expect((await (await open()).goodRelease('mfe-x'))?.buildId).toBe('a');
  });

  it('costs a start nothing: what is kept is verified when it is asked for, each document once', async () => {
    const first = await open();
    const { remotes, ...rest } = documentOf(1, 'a');
    const active = { ...release('a'), name: 'mfe-y', container: 'mfe_y__a' };
    const both = { ...rest, remotes: { ...remotes, 'mfe-y': { ...remotes['mfe-x'], active } } };
    await first.take(await signer.sign(JSON.stringify(both)));
    for (const { active } of Object.values(first.document().remotes)) first.keepGood(active);
    await first.take(await signed(2, 'b'));
    const verify = jest.spyOn(crypto.subtle, 'verify');
    const registry = await open();
    expect(verify).toHaveBeenCalledTimes(1);
    expect((await registry.goodRelease('mfe-x'))?.buildId).toBe('a');
    expect((await registry.goodRelease('mfe-y'))?.buildId).toBe('a');
    expect(verify).toHaveBeenCalledTimes(2);
    verify.mockRestore();
  });

  it('needs no document of its own while the newest one lists it', async () => {
    const registry = await open();
    await registry.take(await signed(1, 'a'));
    registry.keepGood(registry.document().remotes['mfe-x']!.active);
    await registry.take(await signed(2, 'a'));
    const kept = () => JSON.parse(localStorage.getItem(keptDocumentsKey)!) as { documents: object };
    expect(Object.keys(kept().documents)).toEqual(['2']);
    await registry.take(await signed(3, 'b'));
    expect(Object.keys(kept().documents)).toEqual(['2', '3']);
    expect((await (await open()).goodRelease('mfe-x'))?.buildId).toBe('a');
  });

  it('is nothing that was never listed', async () => {
    const registry = await open();
    registry.keepGood(release('evil') as never);
    expect(await registry.goodRelease('mfe-x')).toBeNull();
  });
});
