import type { ListedRelease } from '@members/mfe-kit';
import { titleFor } from './titleFor';

const titled = (path: string, access = 'browse') => ({
  ...{ path, access },
  titles: { en_us: path, zh_cn: `zh ${path}` },
});
const routes = [titled('/Game'), titled('/Home'), titled('/Recharge', 'member')];
const releases = [{ routes }] as unknown as ListedRelease[];
const titleAt = (pathname: string, signedIn = false) => titleFor({ pathname, releases, signedIn }, 'zh_cn');

describe('the title of the first screen (START-07)', () => {
  it('is that of its route in the member’s language, in any spelling of the address', () => {
    expect(titleAt('/Game')).toBe('zh /Game');
    expect(titleAt('/game/')).toBe('zh /Game');
    expect(titleAt('/Recharge', true)).toBe('zh /Recharge');
  });

  it.each([
    ['whose visitor is sent to the login', '/Recharge'],
    ['that the shell shows itself, whatever a release says', '/Home'],
    ['of an address without one', '/'],
    ['that nobody shows', '/Nowhere'],
  ])('is empty for a screen %s', (_what, pathname) => expect(titleAt(pathname)).toBe(''));
});
