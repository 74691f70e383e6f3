import { firstStepsKey } from '@members/mfe-kit/firstSteps';
import { placeHome } from './placeHome';

const dayMs = 24 * 60 * 60 * 1000;
const app = () => document.getElementById('app')!;

/** The page as a browser has parsed it. */
function opened(address: string, { language = 'en_us', at = Date.now() } = {}): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `
    <div id="app"><svg></svg></div>
    <template id="drawn-home" data-language="${language}" data-at="${at}"
      ><main><a href="#/girls" data-style="aspect-ratio:4 / 3">Products</a><p data-visitors="">Log in</p>
      <button><b>Terms</b></button></main></template>`;
}

/** The script in the page's head runs, and then the page is parsed. */
function start(): void {
  placeHome();
  document.dispatchEvent(new Event('readystatechange'));
}

beforeEach(() => localStorage.clear());

describe('a Home that the page brings (decision 127)', () => {
  it.each(['/', '/#/', '/#/Home'])('stands on %s with its styles, before the app is there', (address) => {
    opened(address);
    start();
    expect(app().querySelector('svg')).toBeNull();
    expect(app().querySelector('a')!.style.aspectRatio).toBe('4 / 3');
    expect(app()).toHaveTextContent('Log in');
    expect(app().dataset.drawn).toBe('home');
    expect(window.location.hash).toBe('#/Home');
  });

  it('remembers the button that was pressed last, unless something else was since', () => {
    opened('/');
    start();
    app().querySelector('b')!.click();
    expect(window.membersPressed).toBe(app().querySelector('button'));
    app().querySelector('p')!.click();
    expect(window.membersPressed).toBeNull();
  });

  it('has nothing of visitors for a member', () => {
    localStorage.setItem('members.token', '1');
    localStorage.setItem('members.tokensso', 'x');
    opened('/');
    start();
    expect(app()).not.toHaveTextContent('Log in');
    expect(app()).toHaveTextContent('Products');
  });

  it('is left out where the address has become that of another screen before the page is parsed', () => {
    opened('/');
    placeHome();
    window.history.replaceState(null, '', '/#/Game');
    document.dispatchEvent(new Event('readystatechange'));
    expect(app().dataset.drawn).toBeUndefined();
    expect(window.location.hash).toBe('#/Game');
  });

  it.each([
    ['another screen is to be shown', () => opened('/#/Game')],
    ['another tab of Home is', () => opened('/#/Home?tab=terms')],
    ['it is in another language than the member’s', () => opened('/', { language: 'ko_ko' })],
    ['it is of more than a day ago', () => opened('/', { at: Date.now() - dayMs - 1 })],
    [
      'a new member is shown the first steps there',
      () => {
        localStorage.setItem(firstStepsKey, 'draws');
        opened('/');
      },
    ],
    ['there is none', () => opened('/', { language: '' })],
  ])('is left out where %s', (_why, open) => {
    open();
    const { hash } = window.location;
    start();
    expect(app().querySelector('svg')).not.toBeNull();
    expect(app().dataset.drawn).toBeUndefined();
    expect(window.location.hash).toBe(hash);
  });
});
