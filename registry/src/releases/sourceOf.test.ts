import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceOf } from './sourceOf';

let directory: string;
beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'members-source-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8' }).trim();

describe('where a release comes from', () => {
  it('is the commit that is checked out, its author, and whether files differ from it', async () => {
    git('init', '-q');
    await writeFile(join(directory, 'odds.ts'), '1');
    git('add', '.');
    const who = ['-c', 'user.name=Mei Chen', '-c', 'user.email=mei@example.com'];
    git(...who, 'commit', '-q', '-m', 'New odds table', '-m', 'For the summer.');
    const source = { commit: git('rev-parse', 'HEAD'), author: 'Mei Chen', changed: false };
    expect(await sourceOf(directory)).toEqual({ source, subject: 'New odds table' });
    await writeFile(join(directory, 'odds.ts'), '2');
    expect(await sourceOf(directory)).toMatchObject({ source: { changed: true } });
  });

  it('is not known outside of a checkout', async () => {
    expect(await sourceOf(directory)).toBeUndefined();
  });
});
