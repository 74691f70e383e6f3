import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from './singletons.mjs';

const mfeKit = join(__dirname, '../../mfe-kit');

describe('the addresses of the app', () => {
  it('are no singleton, so each remote bundles those that it was built with', () => {
    expect(singletons).toContain('@members/mfe-kit');
    expect(singletons).not.toContain('@members/mfe-kit/paths');
    // A name with a slash at its end would share everything below it.
    expect(singletons.filter((module) => module.endsWith('/'))).toEqual([]);
  });

  it('are not exported by the singleton beside them', () => {
    const { exports } = JSON.parse(readFileSync(join(mfeKit, 'package.json'), 'utf8'));
    expect(exports['./paths']).toBe('./src/paths.ts');
    expect(readFileSync(join(mfeKit, 'src/index.ts'), 'utf8')).not.toMatch(/'\.\/paths'/);
  });
});
