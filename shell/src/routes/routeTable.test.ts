import type { ListedRelease, RegistryDocument } from '@members/mfe-kit';
import { buildRouteTable, findRoute } from './routeTable';

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

const nothing: RegistryDocument = { revision: 0, issuedAt: '', remotes: {}, overrides: 'nobody' };

const registryWith = (release: ListedRelease): RegistryDocument => ({
  ...nothing,
  remotes: { [release.name]: { active: release, previous: null, canary: null, forced: false } },
});

describe('the route table', () => {
  it('takes a route that only a release knows, without a change of the shell', () => {
    const route = findRoute(buildRouteTable(registryWith(releaseWith('/Extra'))), '/Extra');
    expect(route?.owner).toMatchObject({ kind: 'remote', release: { name: 'mfe-extra' } });
    expect(route?.titleIn('en_us', String)).toBe('Extra');
  });

  it('matches whatever the case and with a slash at the end (D07)', () => {
    const table = buildRouteTable(registryWith(releaseWith('/girls')));
    expect(findRoute(table, '/GIRLS/')).toBe(findRoute(table, '/girls'));
    expect(findRoute(table, '/girls')).toBeDefined();
  });

  it('gives none of the shell’s own routes to a release', () => {
    const table = buildRouteTable(registryWith(releaseWith('/Home', '/Language')));
    expect(findRoute(table, '/Home')?.owner).toEqual({ kind: 'shell', screen: 'home' });
    expect(findRoute(table, '/Language')?.owner).toEqual({ kind: 'shell', screen: 'language' });
  });

  it('has no answer for an address that nobody owns', () => {
    expect(findRoute(buildRouteTable(nothing), '/Game')).toBeUndefined();
  });
});
