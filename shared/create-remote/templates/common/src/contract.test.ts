import { contractFindings } from '@members/mfe-kit/testing';
import * as lifecycles from './index';
import routes from './routes.json';

describe('the contract with the shell', () => {
  it('is kept: titles in six languages, every route mounts and leaves nothing behind', async () => {
    const texts = (language: string) => import(`./locales/${language}.json`);
    expect(await contractFindings({ lifecycles, routes, texts })).toEqual([]);
  });
});
