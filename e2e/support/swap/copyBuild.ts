import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../../registry/src/releases/releaseFiles';
import type { RemoteManifest } from '../../../shared/mfe-kit/src/release';
import { root } from '../root';

/** A build of a remote under a build id of its own, in a directory of its own. */
export interface BuildCopy {
  directory: string;
  manifest: RemoteManifest;
  files: readonly string[];
  read(file: string): string;
  /** Changes a file; `seal` has to come after it. */
  edit(file: string, change: (content: string) => string): void;
  remove(file: string): void;
  /** Writes the hashes of all files into the entry and `remote.json` again, as a build does. */
  seal(): void;
}

/**
 * Copies the build of a remote as another release: with its container, its version of the files' names and its hashes,
 * as if it had been built under this id. That takes milliseconds where a build takes half a minute.
 */
export function copyBuild(name: string, buildId: string): BuildCopy {
  const directory = mkdtempSync(join(tmpdir(), `members-${name}-`));
  cpSync(join(root, name, 'dist'), directory, { recursive: true });
  for (const file of filesOf(directory)) if (/\.(map|br|gz)$/.test(file)) rmSync(join(directory, file));
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const write = (file: string, content: string) => writeFileSync(join(directory, file), content);
  const built = JSON.parse(read('remote.json')) as RemoteManifest;
  const container = `${name.replaceAll('-', '_')}__${buildId}`;
  const manifest: RemoteManifest = { ...built, buildId, container };
  const files = filesOf(directory).filter((file) => /\.(js|css)$/.test(file));
  // The id alone: webpack spells the container in more than one way.
  for (const file of files) write(file, read(file).replaceAll(built.buildId, buildId));
  const copy: BuildCopy = {
    directory,
    manifest,
    files,
    read,
    edit: (file, change) => write(file, change(read(file))),
    remove: (file) => rmSync(join(directory, file)),
    seal() {
      const hashes: Record<string, string> = Object.fromEntries(
        files
          .filter((file) => file !== manifest.entry)
          .map((file) => [file, integrityOf(readFileSync(join(directory, file)))]),
      );
      const listed = `var ${container}__files=${JSON.stringify(hashes)};`;
      copy.edit(manifest.entry, (entry) =>
        entry.replace(new RegExp(`^var ${container}__files=[^;]*;`, 'm'), () => listed),
      );
      if (built.files) manifest.files = { ...built.files, integrity: hashes };
      write('remote.json', JSON.stringify(manifest));
    },
  };
  copy.seal();
  return copy;
}

const filesOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
