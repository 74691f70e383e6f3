import { languages } from '@members/contract';
import { contractFindings } from './contractFindings';
import { defineRemote } from './defineRemote';
import type { RemoteLifecycles } from './contract';

const extra = { path: '/Extra', access: 'public', title: 'title.extra' };
const routes = { routes: [extra] };
const texts = async () => ({ default: { title: { extra: 'Extra' } } });
const lifecycles = defineRemote({
  name: 'mfe-extra',
  texts,
  screens: [{ path: '/Extra', access: 'public', Screen: () => <h1>Extra</h1> }],
});

describe('what a remote’s test finds', () => {
  it('is nothing for a remote that keeps the contract', async () => {
    expect(await contractFindings({ lifecycles, routes, texts })).toEqual([]);
  });

  it('is a language without texts, and a route without a title', async () => {
    const some = async (language: string) => {
      if (language === 'ko_ko') throw new Error('not found');
      return { default: { title: {} } };
    };
    const titles = languages
      .filter((code) => code !== 'ko_ko')
      .map((code) => `/Extra has no title in ${code}`);
    const found = await contractFindings({ lifecycles, routes, texts: some });
    expect(found).toEqual([...titles, 'There are no texts in ko_ko']);
  });

  it('is a route with an access that the shell doesn’t know', async () => {
    const secret = { routes: [{ ...extra, access: 'secret' }] };
    expect(await contractFindings({ lifecycles, routes: secret, texts })).toEqual([
      '/Extra is no route with an access (secret)',
    ]);
  });

  it('is a first read without its parameters, or one that changes something', async () => {
    const reads = ['games', 'odds', 'gameState', 'setSex'];
    const reading = { routes: [{ ...extra, reads, readParams: { odds: { id: [{ query: 'id' }] } } }] };
    expect(await contractFindings({ lifecycles, routes: reading, texts })).toEqual([
      '/Extra can’t start with the read gameState',
      '/Extra can’t start with the read setSex',
    ]);
  });

  it('is a mount that fails, and what an unmount leaves behind', async () => {
    const failing = { ...lifecycles, mount: () => Promise.reject(new Error('no root')) };
    expect(await contractFindings({ lifecycles: failing, routes, texts })).toEqual([
      '/Extra fails: Error: no root',
    ]);
    const leaving: RemoteLifecycles = {
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => domElement.append('Extra'),
      unmount: async () => undefined,
    };
    expect(await contractFindings({ lifecycles: leaving, routes, texts })).toEqual([
      '/Extra leaves something behind',
    ]);
  });
});
