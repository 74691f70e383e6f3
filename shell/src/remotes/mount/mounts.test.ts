import { createMountsAhead } from './mounts';
import { a, b } from '../../../testing/openPage';

/** A mount that tells whether it was taken away. */
const mount = () => ({ show: () => Promise.resolve(), end: jest.fn(() => Promise.resolve()) });

describe('a screen that is drawn before the member arrives', () => {
  let pathname: string;
  let ahead: ReturnType<typeof createMountsAhead>;
  beforeEach(() => {
    pathname = '/Home';
    ahead = createMountsAhead(() => pathname);
  });

  it('is taken once, by its release at its address', () => {
    const begun = mount();
    ahead.add(a, '/Game', begun);
    pathname = '/game/';
    expect(ahead.take(a)).toBe(begun);
    expect(ahead.take(a)).toBeUndefined();
    expect(begun.end).not.toHaveBeenCalled();
  });

  it.each([
    ['another release comes', b, '/Game'],
    ['another screen of it comes', a, '/Lottery'],
  ])('is taken away where %s', (_what, release, at) => {
    const begun = mount();
    ahead.add(a, '/Game', begun);
    pathname = at;
    expect(ahead.take(release)).toBeUndefined();
    expect(begun.end).toHaveBeenCalledTimes(1);
  });

  it('gives way to the next', () => {
    const [first, second] = [mount(), mount()];
    const dropFirst = ahead.add(a, '/Game', first);
    ahead.add(b, '/Game', second);
    expect(first.end).toHaveBeenCalledTimes(1);
    dropFirst();
    expect(second.end).not.toHaveBeenCalled();
  });

  it('is taken away where nobody arrives, and left alone where the member has', () => {
    const [early, shown] = [mount(), mount()];
    ahead.add(a, '/Game', early)();
    expect(early.end).toHaveBeenCalledTimes(1);
    const drop = ahead.add(a, '/Game', shown);
    pathname = '/Game';
    ahead.take(a);
    drop();
    expect(shown.end).not.toHaveBeenCalled();
  });

  it('may fail in leaving', async () => {
    const begun = { ...mount(), end: () => Promise.reject(new Error('stuck')) };
    ahead.add(a, '/Game', begun)();
    await Promise.resolve();
    pathname = '/Game';
    expect(ahead.take(a)).toBeUndefined();
  });
});
