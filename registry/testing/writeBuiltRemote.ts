import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a folder as the build of a remote does, with the files of one screen, and returns its path. */
export async function writeBuiltRemote(
  parent: string,
  { name = 'mfe-video', buildId, ...changes }: { name?: string; buildId: string; [field: string]: unknown },
): Promise<string> {
  const folder = join(parent, `built-${name}-${buildId}`);
  const manifest = {
    name,
    version: '1.2.3',
    buildId,
    shellContract: '^1.0.0',
    calls: [],
    container: `${name.replaceAll('-', '_')}__${buildId}`,
    entry: 'remoteEntry.js',
    routes: [
      { path: name === 'mfe-video' ? '/Video' : `/${name}`, access: 'browse', titles: { en_us: 'Videos' } },
    ],
    shared: { react: '^19.3.1' },
    locales: ['en_us'],
    ...changes,
  };
  await mkdir(join(folder, 'chunks'), { recursive: true });
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'remoteEntry.js'), `// ${buildId}`);
  await writeFile(join(folder, 'chunks/screen.js'), `// screen of ${buildId}`);
  return folder;
}
