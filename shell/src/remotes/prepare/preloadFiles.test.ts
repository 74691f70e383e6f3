import type { ListedRelease } from '@members/mfe-kit';
import { preloadFiles } from './preloadFiles';

const files = { integrity: {}, always: ['js/a.js'], routes: {}, locales: {} };
const release = { baseUrl: '/remotes/mfe-x/1', container: 'mfe_x__a' } as ListedRelease;
const fetched = jest.fn();
const preloaded = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  window.membersPreload = preloaded;
  globalThis.fetch = fetched;
});

describe('the files of a screen (START-01)', () => {
  it('are asked for by the list in the registry document', async () => {
    await preloadFiles({ ...release, files }, '/Extra');
    expect(preloaded.mock.calls).toEqual([[{ ...release, files }, '/Extra']]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are asked for by the list in remote.json where the document has none, after what it has', async () => {
    fetched.mockResolvedValue({ json: async () => ({ files }) });
    await preloadFiles(release, '/Extra');
    expect(fetched).toHaveBeenCalledWith('/remotes/mfe-x/1/remote.json');
    expect(preloaded.mock.calls).toEqual([
      [release, '/Extra'],
      [{ ...release, files }, '/Extra'],
    ]);
  });

  it('are left to the code that needs them where the list can’t be had', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await preloadFiles(release, '/Extra');
    expect(preloaded).toHaveBeenCalledTimes(1);
  });
});
