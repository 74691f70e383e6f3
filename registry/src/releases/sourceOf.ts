import type { ReleaseSource } from '@members/office-contract';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

export const sourceSchema: z.ZodType<ReleaseSource> = z.object({
  commit: z.string().regex(/^[0-9a-f]{7,64}$/, 'A commit is a hash in hex.'),
  author: z.string().max(100),
  changed: z.boolean(),
});

const run = promisify(execFile);

/**
 * The commit that is checked out around a folder, and its subject; undefined where there is no git, or the folder is in
 * no checkout.
 */
export async function sourceOf(
  directory: string,
): Promise<{ source: ReleaseSource; subject: string } | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', directory, ...args], { timeout: 10_000 })).stdout.trim();
  try {
    const [commit = '', author = '', subject = ''] = (await git('log', '-1', '--format=%H%n%an%n%s')).split(
      '\n',
    );
    const changed = (await git('status', '--porcelain', '--untracked-files=no')) !== '';
    return { source: { commit, author: author.slice(0, 100), changed }, subject: subject.slice(0, 200) };
  } catch {
    return undefined;
  }
}
