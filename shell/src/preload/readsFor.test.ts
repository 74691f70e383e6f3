import * as contract from '@members/contract';
import type { ListedRelease } from '@members/mfe-kit';
import { ownRoutes } from '../routes/ownRoutes';
import { appReads } from '../routes/appReads';
import { readsFor, readsOfStart } from './readsFor';

const read = { id: 'videoClasses', path: '/video/itemlist', access: 'public' } as const;
const given = {
  ...{ id: 'videos', path: '/video/getVideoList', access: 'public' },
  params: { id: [{ query: 'class' }, { read: 'videoClasses', field: 'key' }], page: ['1'] },
} as const;
const releases = [
  {
    name: 'mfe-extra',
    routes: [
      { path: '/Extra', access: 'browse', titles: {}, reads: [read] },
      { path: '/Given', access: 'browse', titles: {}, reads: [read, given] },
      { path: '/Older', access: 'browse', titles: {}, reads: ['videoClasses'] },
      { path: '/Mine', access: 'member', titles: {}, reads: [read] },
    ],
  },
] as unknown as ListedRelease[];
const ids = (pathname: string, signedIn = false) =>
  readsFor({ pathname, signedIn, releases }).map(({ id }) => id);

describe('what the first screen reads first (START-01)', () => {
  it('is what its route names, in any spelling of the address', () => {
    expect(ids('/Extra')).toEqual(['videoClasses']);
    expect(ids('/extra/')).toEqual(['videoClasses']);
    expect(ids('/Nowhere')).toEqual([]);
  });

  it('says where the parameters of a read come from (START-02)', () => {
    expect(readsFor({ pathname: '/Given', signedIn: false, releases })).toEqual([read, given]);
  });

  it('is that of Home where there is no address', () => {
    expect(ids('/')).toEqual(['siteConfig', 'showcaseItems']);
  });

  it('is nothing for a visitor of a member’s screen, and for builds that don’t say where to ask', () => {
    expect(ids('/Mine')).toEqual([]);
    expect(ids('/Mine', true)).toEqual(['videoClasses']);
    expect(ids('/Older')).toEqual([]);
  });

  it('is named by the shell as the contract has it', () => {
    const calls = Object.values(contract).flatMap((group) =>
      typeof group === 'object' ? (Object.values(group) as Partial<contract.Call>[]) : [],
    );
    for (const { id, path, access } of [...appReads(false), ...ownRoutes.flatMap(({ reads = [] }) => reads)])
      expect(calls).toContainEqual(expect.objectContaining({ id, path, access, method: 'GET' }));
  });

  it('comes with what the app reads on every screen, once each', () => {
    const all = (pathname: string, signedIn: boolean, fromWorker = false) =>
      readsOfStart({ pathname, signedIn, releases }, fromWorker).map(({ id }) => id);
    expect(all('/Extra', false)).toEqual(['siteInfo', 'videoClasses']);
    expect(all('/Nowhere', true)).toEqual(['siteInfo', 'member']);
    expect(all('/Home', false)).toEqual(['siteInfo', 'siteConfig', 'showcaseItems']);
    expect(all('/Mine', false)).toEqual(['siteInfo']);
    expect(all('/Mine', true)).toEqual(['siteInfo', 'member', 'videoClasses']);
    expect(all('/Mine', true, true)).toEqual(['siteInfo', 'videoClasses']);
  });
});
