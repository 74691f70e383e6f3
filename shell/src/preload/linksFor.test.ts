import type { ListedRelease } from '@members/mfe-kit';
import { linksFor, type FirstScreen } from './linksFor';

const release = (name: string, path: string, files?: ListedRelease['files']) =>
  ({
    name,
    baseUrl: `/remotes/${name}/1`,
    entry: 'entry.js',
    entryIntegrity: `sha256-${name}`,
    routes: [{ path, access: path === '/Extra' ? 'member' : 'public', titles: {} }],
    ...(files && { files }),
  }) as unknown as ListedRelease;

const files = (path: string): ListedRelease['files'] => ({
  integrity: {
    'js/always.js': 'sha256-a',
    'js/screen.js': 'sha256-s',
    'css/screen.css': 'sha256-c',
    'js/ko.js': 'sha256-k',
  },
  always: ['js/always.js'],
  routes: { [path]: ['js/screen.js', 'css/screen.css', '@members/ui/forms', '@members/ui/core'] },
  locales: { ko_ko: ['js/ko.js'] },
});

const first: FirstScreen = {
  pathname: '/',
  language: 'ko_ko',
  signedIn: false,
  asked: false,
  releases: [
    release('mfe-extra', '/Extra', files('/Extra')),
    release('mfe-account', '/Login', files('/Login')),
  ],
  shell: {
    'texts-ko_ko-json': ['js/texts-ko.js'],
    'screen-notice': ['js/notice.js'],
    'ui-forms': ['js/forms.js'],
    federation: ['js/federation.js', 'css/federation.css'],
    remotes: ['js/remotes.js'],
    http: ['js/http.js'],
  },
};

const hrefs = (given: Partial<FirstScreen>) => linksFor({ ...first, ...given }).map(({ href }) => href);
const remoteStart = ['/js/remotes.js', '/js/federation.js', '/css/federation.css'];

describe('what a first screen needs (START-01)', () => {
  it('is the texts alone on Home, which the page names itself', () => {
    expect(hrefs({ pathname: '/' })).toEqual(['/js/texts-ko.js']);
    expect(hrefs({ pathname: '/Home' })).toEqual(['/js/texts-ko.js']);
  });

  it('is the chunk of an own screen, in any spelling of its address, and what sends its requests', () => {
    expect(hrefs({ pathname: '/notice/' })).toEqual(['/js/texts-ko.js', '/js/notice.js', '/js/http.js']);
  });

  it('is not what sends requests where the page has asked for all that the screen reads first', () => {
    const asked = { pathname: '/extra', signedIn: true, asked: true };
    expect(hrefs(asked)).toContain('/remotes/mfe-extra/1/js/screen.js');
    expect(hrefs(asked)).not.toContain('/js/http.js');
    expect(hrefs({ ...asked, asked: false })).toContain('/js/http.js');
  });

  it('is entry, host, screen, singletons and texts of a remote, by their hashes', () => {
    const links = linksFor({ ...first, pathname: '/extra', signedIn: true });
    expect(links.map(({ href }) => href)).toEqual([
      '/js/texts-ko.js',
      '/remotes/mfe-extra/1/entry.js',
      ...remoteStart,
      '/remotes/mfe-extra/1/js/always.js',
      '/remotes/mfe-extra/1/js/ko.js',
      '/remotes/mfe-extra/1/js/screen.js',
      '/remotes/mfe-extra/1/css/screen.css',
      '/js/forms.js',
      '/js/http.js',
    ]);
    expect(links[1]).toEqual({
      href: '/remotes/mfe-extra/1/entry.js',
      as: 'script',
      integrity: 'sha256-mfe-extra',
      anonymous: true,
    });
    expect(links[7]).toEqual({
      href: '/remotes/mfe-extra/1/js/screen.js',
      as: 'script',
      integrity: 'sha256-s',
    });
    expect(links[8]).toMatchObject({ as: 'style', integrity: 'sha256-c' });
  });

  it('is the login too, and not the screen, for a visitor of a member’s screen', () => {
    const wanted = hrefs({ pathname: '/Extra' });
    expect(wanted).not.toContain('/remotes/mfe-extra/1/js/screen.js');
    expect(wanted).toContain('/remotes/mfe-extra/1/entry.js');
    expect(wanted).toContain('/remotes/mfe-account/1/js/screen.js');
    expect(wanted.filter((href) => href === '/js/remotes.js')).toHaveLength(1);
  });

  it('is the entry alone of a release that does not tell, and nothing for an unknown address', () => {
    const old = [release('mfe-old', '/Old')];
    expect(hrefs({ pathname: '/Old', releases: old })).toEqual([
      '/js/texts-ko.js',
      '/remotes/mfe-old/1/entry.js',
      ...remoteStart,
      '/js/http.js',
    ]);
    expect(hrefs({ pathname: '/Nowhere' })).toEqual(['/js/texts-ko.js']);
  });
});
