import type { ListedRelease } from '@members/mfe-kit';
import { buildRouteTable, findRoute, titleOf } from './routeTable';

const titles = { en_us: 'Extra', zh_cn: 'x', es_spa: 'x', ms_my: 'x', vn_vn: 'x', ko_ko: 'x' };

const releaseWith = (...paths: string[]): ListedRelease => ({
  name: 'mfe-extra',
  version: '1.0.0',
  buildId: 'b1',
  shellContract: '^1.0.0',
  container: 'mfe_extra__b1',
  entry: 'remoteEntry.js',
  entryIntegrity: 'sha256-x',
  releaseHash: '00',
  baseUrl: '/remotes/mfe-extra/1.0.0+b1',
  routes: paths.map((path) => ({ path, access: 'public', titles })),
  shared: {},
  locales: ['en_us'],
});

const tableOf = (...releases: ListedRelease[]) => buildRouteTable([{ name: 'mfe-extra', releases }]);

describe('the route table', () => {
  it('takes a route that only a release knows, without a change of the shell', () => {
    const route = findRoute(tableOf(releaseWith('/Extra')), '/Extra');
    expect(route?.owner).toEqual({ kind: 'remote', name: 'mfe-extra' });
    expect(route?.titleIn('en_us', String)).toBe('Extra');
  });

  it('has a route that only the next release brings', () => {
    const table = tableOf(releaseWith('/Extra'), releaseWith('/Extra', '/New'));
    expect(findRoute(table, '/New')?.owner).toEqual({ kind: 'remote', name: 'mfe-extra' });
  });

  it('has the title in the first language where a release has none in the member’s', () => {
    expect(titleOf({ en_us: 'Extra' } as never, 'ko_ko')).toBe('Extra');
    expect(titleOf({} as never, 'ko_ko')).toBe('');
  });

  it('matches whatever the case and with a slash at the end (D07)', () => {
    const table = tableOf(releaseWith('/girls'));
    expect(findRoute(table, '/GIRLS/')).toBe(findRoute(table, '/girls'));
    expect(findRoute(table, '/girls')).toBeDefined();
  });

  it('gives none of the shell’s own routes to a release', () => {
    const table = tableOf(releaseWith('/Home', '/Language'));
    expect(findRoute(table, '/Home')?.owner).toEqual({ kind: 'shell', screen: 'home' });
    expect(findRoute(table, '/Language')?.owner).toEqual({ kind: 'shell', screen: 'language' });
  });

  it('has no answer for an address that nobody owns', () => {
    expect(findRoute(tableOf(), '/Game')).toBeUndefined();
  });
});
