import { createLateRemotes, type OpenRemotes } from './lateRemotes';

const remotes = (held: string | null = null) =>
  ({ services: { releases: { held: () => held } } }) as unknown as OpenRemotes;

const noCode = () => Promise.reject(new Error('no code'));

describe('what runs remotes, for an app that may be shown before (decision 124)', () => {
  it('is opened once, however often it is asked for', async () => {
    const open = jest.fn(async () => remotes());
    const late = createLateRemotes(open);
    expect(late.state()).toEqual({ remotes: null, failed: false });
    await Promise.all([late.open(), late.open()]);
    await late.open();
    expect(open).toHaveBeenCalledTimes(1);
    expect(late.state().remotes).toBe(await late.opened);
  });

  it('says that it failed, and is opened again when it is asked for', async () => {
    const open = jest.fn(noCode as () => Promise<OpenRemotes>);
    const late = createLateRemotes(open);
    const listener = jest.fn();
    late.subscribe(listener);
    await late.open();
    expect(late.state()).toEqual({ remotes: null, failed: true });
    open.mockImplementation(async () => remotes());
    await late.open();
    expect(late.state()).toEqual({ remotes: await late.opened, failed: false });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is opened again with the next network', async () => {
    const open = jest.fn(noCode as () => Promise<OpenRemotes>);
    const late = createLateRemotes(open);
    window.dispatchEvent(new Event('online'));
    expect(open).not.toHaveBeenCalled();
    await late.open();
    open.mockImplementation(async () => remotes());
    window.dispatchEvent(new Event('online'));
    await late.opened;
    expect(late.state().failed).toBe(false);
  });

  it('holds no page before it is there', async () => {
    const late = createLateRemotes(async () => remotes('an order is on its way'));
    expect(late.held()).toBe(false);
    await late.open();
    expect(late.held()).toBe(true);
  });
});
