import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What npm is told about one version of a package. */
export interface PackageVersion {
  name: string;
  version: string;
  dist: { integrity: string; shasum: string };
  /** Name of its tarball. */
  file: string;
}

/** The packages with which remotes are built outside of the workspace. */
export interface Packages {
  /** All versions of a package, oldest first; none for a package that there isn't. */
  versionsOf(name: string): readonly PackageVersion[];
  /** Path of a tarball; undefined where there is none. */
  fileOf(name: string, file: string): string | undefined;
}

/**
 * Opens the packages that were built beside this registry, and keeps them with those of earlier builds: a lock file names
 * tarballs by their content, and what it names stays. A version that was built anew is another tarball, which is newer.
 */
export async function openPackages(built: string, kept: string): Promise<Packages> {
  await mkdir(kept, { recursive: true });
  const known = new Set(await readdir(kept));
  const described = (await readdir(built)).filter((file) => file.endsWith('.json'));
  // The description comes last, so that each has its tarball.
  for (const file of described.filter((each) => !known.has(each)))
    for (const each of [file.replace(/json$/, 'tgz'), file])
      await copyFile(join(built, each), join(kept, each));
  const older = [...known].filter((file) => file.endsWith('.json') && !described.includes(file));
  const versions: PackageVersion[] = [];
  for (const file of [...older, ...described]) {
    const description = JSON.parse(await readFile(join(kept, file), 'utf8')) as PackageVersion;
    versions.push({ ...description, file: file.replace(/json$/, 'tgz') });
  }
  return {
    versionsOf: (name) => versions.filter((each) => each.name === name),
    fileOf: (name, file) =>
      versions.some((each) => each.name === name && each.file === file) ? join(kept, file) : undefined,
  };
}
