import { activeOf, documentOf, createTestRegistry } from '../../testing/registryDocuments';

const { open, problems, signed, signer } = createTestRegistry();

describe('the time of a document', () => {
  const beforeItEnds = '2026-11-30T11:59:00.000Z';
  const afterItsEnd = '2026-11-30T12:00:00.000Z';
  /** Has the registry answer once, at this time of its own. */
  const answer = (body: string | null, date: string, headers: Record<string, string> = {}) => {
    const sent = new Headers({ date: new Date(date).toUTCString(), ...headers });
    const status = body === null ? 304 : 200;
    const response = { ok: status === 200, status, headers: sent, text: async () => body };
    const fetched = jest.fn().mockResolvedValue(response);
    globalThis.fetch = fetched;
    return fetched;
  };
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
    jest.restoreAllMocks();
  });

  it('is over by the server’s clock: the page keeps what it has, and reports', async () => {
    const registry = await open();
    await registry.take(await signed(3, 'a'));
    answer(await signed(4, 'b'), afterItsEnd);
    await expect(registry.refresh()).rejects.toThrow('Revision 4 has expired.');
    expect(problems()).toEqual(['older']);
    expect(registry.document().revision).toBe(3);
    answer(await signed(4, 'b'), beforeItEnds);
    await (await open()).refresh();
    expect((await open()).document().revision).toBe(4);
  });

  it('is never judged by the phone’s own clock, which may be years off', async () => {
    for (const now of ['2025-11-24', '2027-11-24']) {
      localStorage.clear();
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
      const registry = await open(signer.key, beforeItEnds);
      answer(await signed(4), beforeItEnds);
      await registry.refresh();
      expect(registry.document().revision).toBe(4);
    }
    expect(problems()).toEqual([]);
  });

  it('counts the time that a cache kept the answer', async () => {
    const registry = await open();
    answer(await signed(4), beforeItEnds, { age: '60' });
    await expect(registry.refresh()).rejects.toThrow('expired');
  });

  it('counts what the page itself was told, and the time that it is open', async () => {
    const inPage = await open(signer.key, afterItsEnd);
    await inPage.take(await signed(4));
    expect(inPage.document().revision).toBe(0);
    const registry = await open(signer.key, beforeItEnds);
    await registry.take(await signed(4));
    expect(problems()).toEqual(['older']);
    const opened = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(opened + 61_000);
    answer(await signed(5), '2026-11-24');
    await expect(registry.refresh()).rejects.toThrow('expired');
  });

  it('is no matter for an app that starts without a network: it has run that document', async () => {
    await (await open()).take(await signed(3));
    const registry = await open(signer.key, '2027-11-23T12:00:00.000Z');
    expect(registry.document().revision).toBe(3);
    expect(problems()).toEqual([]);
  });

  it('is reported once where the registry goes on saying that the expired one is the newest', async () => {
    const registry = await open();
    await registry.take(await signed(3));
    answer(null, afterItsEnd);
    await expect(registry.refresh()).rejects.toThrow('Revision 3 has expired.');
    expect(problems()).toEqual(['older']);
    expect(registry.document().revision).toBe(3);
  });

  it('begins anew where the same revision is signed anew, which nobody needs to hear of', async () => {
    const registry = await open();
    await registry.take(await signed(3));
    const heard = jest.fn();
    registry.subscribe(heard);
    const renewed = { issuedAt: '2026-11-24T12:00:00.000Z', expiresAt: '2026-12-01T12:00:00.000Z' };
    const fetched = answer(
      await signer.sign(JSON.stringify({ ...documentOf(3, 'a'), ...renewed })),
      beforeItEnds,
    );
    await registry.refresh();
    expect(fetched.mock.calls[0][1].headers['if-none-match']).toBe('"3.2026-11-23T12:00:00.000Z"');
    expect(registry.document()).toMatchObject(renewed);
    expect(heard).not.toHaveBeenCalled();
    await registry.take(await signed(3));
    expect(registry.document()).toMatchObject(renewed);
    expect(problems()).toEqual([]);
  });

  it('another content of the same revision is refused: the log was written anew', async () => {
    const registry = await open();
    await registry.take(await signed(3));
    await registry.take(await signer.sign(JSON.stringify({ ...documentOf(3, 'b'), logHash: 'f00d' })));
    expect(problems()).toEqual(['older']);
    expect(activeOf(registry.document())).toBe('a');
  });
});
