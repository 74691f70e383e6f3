import { parseManifest } from './manifest';

const manifest = {
  ...{ name: 'mfe-video', version: '1.2.3', buildId: 'a1', shellContract: '^2.11.0' },
  ...{ container: 'mfe_video__a1', entry: 'remoteEntry.js', shared: {}, locales: ['en_us'] },
};

/** The reads of a route, as the registry takes them, where one has these parameters. */
function readsWith(params: object) {
  const reads = [
    { id: 'videoClasses', path: '/video/itemlist', access: 'public' },
    { id: 'videos', path: '/video/getVideoList', access: 'public', params },
  ];
  const routes = [{ path: '/Video', access: 'browse', titles: { en_us: 'Videos' }, reads }];
  return parseManifest(JSON.stringify({ ...manifest, routes })).routes[0]?.reads;
}

describe('the reads that a release’s route names (START-02)', () => {
  const field = { read: 'videoClasses', field: 'key' };

  it('keep where their parameters come from', () => {
    const params = { id: [{ query: 'class' }, field, 'nature'], page: ['1'] };
    expect(readsWith(params)?.[1]).toMatchObject({ id: 'videos', params });
  });

  it.each([
    ['a parameter without a source', { id: [] }],
    ['an empty text', { id: [''] }],
    ['a text of any length', { id: ['x'.repeat(101)] }],
    ['a name that can’t be one', { '../id': ['1'] }],
    ['a parameter of the query that can’t be one', { id: [{ query: 'a b' }] }],
    ['a field of nothing', { id: [{ field: 'key' }] }],
    ['two kinds of source in one', { id: [{ ...field, query: 'class' }] }],
    ['more sources than there can be', { id: Array(6).fill(field) }],
    [
      'more parameters than there can be',
      Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n, ['1']])),
    ],
  ])('are refused with %s', (_what, params) => {
    expect(() => readsWith(params)).toThrow(/"reads",\s+1/);
  });
});
