import type { RegistryDocument, RemoteManifest } from '@members/mfe-kit/release';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDocument, releaseId, withActive } from './document';
import { parseManifest } from './manifest';

export interface Registry {
  /** Directory with `<name>/<version>+<build id>/`, to be served under `/remotes`. */
  readonly releasesDirectory: string;
  document(): RegistryDocument;
  /** Stores a built remote as an immutable release; `published` is false where this build is there already. */
  publish(builtDirectory: string): Promise<{ manifest: RemoteManifest; published: boolean }>;
  /** Makes a published release the one that runs. */
  activate(name: string, id: string): Promise<RegistryDocument>;
}

/** Opens the registry kept in a directory. Every change is written before it is told. */
export async function openRegistry(directory: string): Promise<Registry> {
  const releasesDirectory = join(directory, 'releases');
  const documentFile = join(directory, 'registry.json');
  await mkdir(releasesDirectory, { recursive: true });
  let document = (await readJson<RegistryDocument>(documentFile)) ?? emptyDocument;

  const manifestOf = async (release: string) =>
    parseManifest(await readFile(join(release, 'remote.json'), 'utf8'));

  return {
    releasesDirectory,
    document: () => document,
    async publish(builtDirectory) {
      const manifest = await manifestOf(builtDirectory);
      const release = join(releasesDirectory, manifest.name, releaseId(manifest));
      if (await readJson(join(release, 'remote.json'))) return { manifest, published: false };
      const incoming = `${release}.incoming`;
      await rm(incoming, { recursive: true, force: true });
      await cp(builtDirectory, incoming, { recursive: true });
      await rename(incoming, release);
      return { manifest, published: true };
    },
    async activate(name, id) {
      const next = withActive(document, await manifestOf(join(releasesDirectory, name, id)));
      await writeFile(`${documentFile}.next`, JSON.stringify(next, null, 2));
      await rename(`${documentFile}.next`, documentFile);
      document = next;
      return document;
    },
  };
}

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
