interface Environment {
  fakeTimersModern: { useFakeTimers: () => void };
  teardown: () => Promise<void>;
}

const NodeEnvironment =
  jest.requireActual<new (options: { projectConfig: unknown }) => Environment>('./nodeEnvironment.cjs');

const open = () => new NodeEnvironment({ projectConfig: { fakeTimers: {} } });

describe('what a test file changes in the globals of its worker (decision 66)', () => {
  it('is set back at its end: what it adds, replaces and fakes', async () => {
    const { fetch, setTimeout } = globalThis;
    const environment = open();
    Object.assign(globalThis, { added: 1, fetch: () => undefined });
    environment.fakeTimersModern.useFakeTimers();
    expect(globalThis.setTimeout).not.toBe(setTimeout);
    await environment.teardown();
    expect(globalThis).not.toHaveProperty('added');
    expect(globalThis.fetch).toBe(fetch);
    expect(globalThis.setTimeout).toBe(setTimeout);
  });

  it('is set back in the process as well: its environment, and how it ends', async () => {
    const { exit } = process;
    process.env.MEMBERS_KEPT = 'before';
    const environment = open();
    process.env.MEMBERS_KEPT = 'after';
    process.env.MEMBERS_ADDED = 'yes';
    process.exit = () => undefined as never;
    await environment.teardown();
    expect(process.env).toMatchObject({ MEMBERS_KEPT: 'before' });
    expect(process.env).not.toHaveProperty('MEMBERS_ADDED');
    expect(process.exit).toBe(exit);
    delete process.env.MEMBERS_KEPT;
  });
});
