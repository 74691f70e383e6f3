import { routeKey } from '@members/mfe-kit/release';
import { tabs } from '../frame/tabs';
import { ownRouteOf } from '../routes/ownRoutes';
import { placeTitle, remoteTabs } from './placeTitle';

const bar = () => document.querySelector<HTMLElement>('.first-bar')!;

beforeEach(() => {
  document.body.innerHTML = '<div id="app"><div class="first-bar"><a href="#/Home"></a><h1></h1></div></div>';
});

describe('the title of a remote’s screen in the page’s outline (START-07)', () => {
  it.each([
    ['/recharge', ''],
    ['/game', 'root'],
  ])('stands once the page is parsed, on %s', (key, outline) => {
    placeTitle('<b>Title</b>', key);
    expect(bar().dataset.mOutline).toBeUndefined();
    document.dispatchEvent(new Event('readystatechange'));
    expect(bar().dataset.mOutline).toBe(outline);
    expect(bar()).toHaveTextContent('<b>Title</b>');
  });

  it('is a large one on each tab that the shell does not show itself', () => {
    const keys = tabs.map(({ path }) => routeKey(path)).filter((key) => !ownRouteOf(`#${key}`));
    expect(keys).toEqual(remoteTabs);
  });
});
