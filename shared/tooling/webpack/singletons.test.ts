import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from './singletons.mjs';

const mfeKit = join(__dirname, '../../mfe-kit');

describe('the singletons', () => {
  it('are named one by one: a name with a slash at its end would share everything below it', () => {
    expect(singletons).toContain('@members/mfe-kit');
    expect(singletons.filter((module) => module.endsWith('/'))).toEqual([]);
  });
});

describe.each([
  ['the addresses of the app', 'paths'],
  ['the download of a file', 'saveFile'],
  ['a sheet by its address', 'useAddressSheet'],
])('%s', (_, name) => {
  it('is no singleton, so each remote bundles the one that it was built with', () => {
    expect(singletons).not.toContain(`@members/mfe-kit/${name}`);
  });

  it('is not exported by the singleton beside it', () => {
    const { exports } = JSON.parse(readFileSync(join(mfeKit, 'package.json'), 'utf8'));
    expect(exports[`./${name}`]).toBe(`./src/${name}.ts`);
    expect(readFileSync(join(mfeKit, 'src/index.ts'), 'utf8')).not.toContain(`'./${name}'`);
  });
});
