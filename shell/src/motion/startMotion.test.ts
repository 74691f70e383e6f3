import { createListeners } from '@members/api-client/listeners';
import { startMotion } from './startMotion';

const history = createListeners();
const box = { top: 10, left: 10, width: 100, height: 80, bottom: 90, right: 110 };
let transitions: { update: () => void; skipped: boolean }[];
let wantsLess: boolean;

Object.assign(document, {
  startViewTransition(update: () => void) {
    const transition = { update, skipped: false };
    transitions.push(transition);
    const forever = new Promise<void>(() => {});
    const skipTransition = () => (transition.skipped = true);
    return { ready: forever, updateCallbackDone: forever, finished: forever, skipTransition };
  },
});
Object.assign(window, {
  matchMedia: () => ({
    get matches() {
      return wantsLess;
    },
  }),
});
HTMLElement.prototype.getBoundingClientRect = () => box as DOMRect;
HTMLElement.prototype.getClientRects = function () {
  return (this.isConnected ? [box] : []) as never;
};
Object.defineProperties(HTMLImageElement.prototype, {
  complete: { get: () => true },
  naturalWidth: { get: () => 100 },
});

const show = (...names: string[]) => {
  document.body.innerHTML = `<main>${names
    .map((name) => `<a data-shared="${name}"><img src="/${names.indexOf(name)}.jpg" alt=""></a>`)
    .join('')}</main>`;
};
const navigate = () => history.notify();
const frame = () => jest.advanceTimersByTime(17);
const standIn = () => document.querySelector('.shared-picture');
const moving = () => document.querySelector<HTMLElement>('main img')!.style;

beforeAll(() => {
  jest.useFakeTimers();
  startMotion({ listen: history.subscribe as never });
});
beforeEach(() => {
  transitions = [];
  wantsLess = false;
  jest.advanceTimersByTime(2_000);
});

describe('a picture that two screens share (FIRST-06, decision 103)', () => {
  test('moves, from the frame after the first of the new screen', () => {
    show('showcase-1', 'showcase-2');
    navigate();
    show('showcase-2');
    frame();
    expect(standIn()).toHaveAttribute('src', 'http://localhost/1.jpg');
    expect(transitions).toHaveLength(0);
    frame();
    expect(transitions).toHaveLength(1);
    transitions[0]!.update();
    expect(standIn()).toBeNull();
    expect(moving().visibility).toBe('');
  });

  test('is over in time whatever the browser or a release makes of it', () => {
    show('a');
    navigate();
    show('a');
    frame();
    frame();
    expect(moving().visibility).toBe('hidden');
    jest.advanceTimersByTime(700);
    expect([moving().visibility, standIn(), transitions[0]!.skipped]).toEqual(['', null, true]);
  });

  test('ends with the next change of the screen', () => {
    show('a');
    navigate();
    show('a');
    frame();
    navigate();
    expect(standIn()).toBeNull();
    expect(moving().visibility).toBe('');
  });

  test('does not move to a screen that is not there at once', () => {
    show('a');
    navigate();
    document.body.innerHTML = '<main></main>';
    jest.advanceTimersByTime(200);
    show('a');
    frame();
    expect(standIn()).toBeNull();
  });

  test('does not move where less motion is wanted', () => {
    wantsLess = true;
    show('a');
    navigate();
    show('a');
    frame();
    expect(standIn()).toBeNull();
  });

  test('does not move where it stays, or where the names differ', () => {
    show('a');
    navigate();
    frame();
    frame();
    expect(standIn()).toBeNull();
    navigate();
    show('b');
    frame();
    expect(standIn()).toBeNull();
  });

  test.each(['', 'two words', 'a"];*{}', 'x'.repeat(65)])('has no such name: "%s"', (name) => {
    const named = () => {
      document.body.innerHTML = '<main><a><img src="/1.jpg" alt=""></a></main>';
      document.querySelector('a')!.dataset.shared = name;
    };
    named();
    navigate();
    named();
    frame();
    expect(standIn()).toBeNull();
  });

  test('is looked for among sixty, however many a release names', () => {
    const names = Array.from({ length: 61 }, (_, index) => `n${index}`);
    show(...names);
    navigate();
    show('n60');
    frame();
    expect(standIn()).toBeNull();
  });
});
