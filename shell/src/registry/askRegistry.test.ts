const known = { revision: 7, issuedAt: '2026-11-25T12:00:00.000Z' };
let asked: unknown[];
beforeEach(() => {
  asked = [];
  window.fetch = (_address, options) => {
    asked.push(options?.headers);
    return Promise.resolve({ status: 304 } as Response);
  };
  delete window.membersRegistry;
});

/** As the page's head has it, and then the shell: each runs a copy of its own. */
async function code() {
  jest.resetModules();
  return import('./askRegistry');
}
const head = async () => (await code()).askAhead(known);

describe('what the page’s head has asked of the registry (decision 46)', () => {
  test('is not asked again, once', async () => {
    await head();
    const { askRegistry } = await code();
    await expect(askRegistry(known)).resolves.toMatchObject({ status: 304 });
    expect(asked).toEqual([{ 'if-none-match': '"7.2026-11-25T12:00:00.000Z"' }]);
    await askRegistry(known);
    expect(asked).toHaveLength(2);
  });

  test('is asked again by a shell that knows of a newer document', async () => {
    await head();
    await (await code()).askRegistry({ ...known, revision: 8 });
    expect(asked).toHaveLength(2);
  });

  test('is out of reach of code that comes later', async () => {
    await head();
    await code();
    expect(window.membersRegistry).toBeUndefined();
  });
});
