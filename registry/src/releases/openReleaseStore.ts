import type { ReleaseSource } from '@members/office-contract';
import { releaseId, type RemoteManifest } from '@members/mfe-kit/release';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ZodError } from 'zod';
import type { Attribution, RegistryLog } from '../log/openRegistryLog';
import { Refusal } from '../log/refusal';
import { findRelease, type RegistryState } from '../log/state';
import { assertFileKinds, inspectFiles } from './inspectFiles';
import { parseManifest } from './manifest';
import { isMap, mapFiles, releaseFiles, releaseHashOf, type ReleaseFile } from './releaseFiles';
import { moveRelease, storeFiles, type IncomingFile } from './storeFiles';

type Identity = Pick<RemoteManifest, 'name' | 'version' | 'buildId'>;

/** A release that is about to be received: which one, and all of its files. */
export interface ExpectedRelease extends Identity {
  files: readonly ReleaseFile[];
}

/** Who publishes, and whether they still may once all has been received: `assertMay` throws a Refusal otherwise. */
export interface Receipt extends Attribution {
  assertMay?: (state: RegistryState) => void;
  source?: ReleaseSource | undefined;
}

/** A registry's log with the files of its releases. */
export interface ReleaseStore extends RegistryLog {
  /** Directory with `<name>/<version>+<build id>/`, to be served under `/remotes`. */
  readonly releasesDirectory: string;
  /** Stores files as an immutable release, if they are exactly the expected ones; resolves to its id. */
  receive(expected: ExpectedRelease, files: AsyncIterable<IncomingFile>, by: Receipt): Promise<string>;
  /** Stores a built remote as an immutable release; `published` is false if this build was published before. */
  publish(builtDirectory: string, by: Attribution): Promise<{ manifest: RemoteManifest; published: boolean }>;
}

/** Opens the releases in a registry's directory, and removes what a crash left unfinished. */
export async function openReleaseStore(registry: RegistryLog): Promise<ReleaseStore> {
  const releasesDirectory = join(registry.directory, 'releases');
  const incomingDirectory = join(registry.directory, 'incoming');
  await mkdir(releasesDirectory, { recursive: true });
  await rm(incomingDirectory, { recursive: true, force: true });
  await removeUnlisted(releasesDirectory, registry.state());

  async function receive(
    expected: ExpectedRelease,
    files: AsyncIterable<IncomingFile>,
    { assertMay, source, ...by }: Receipt,
  ) {
    assertFileKinds(expected.files);
    const incoming = join(incomingDirectory, randomUUID());
    await mkdir(incoming, { recursive: true });
    try {
      await storeFiles(incoming, expected.files, files);
      const [wrong] = await inspectFiles(incoming, expected.files);
      if (wrong) throw new Refusal('invalid', `${wrong.path} ${wrong.problem}, so it can’t be in a release.`);
      const manifest = await readManifest(incoming);
      const { name, entry } = manifest;
      const id = releaseId(manifest);
      if (name !== expected.name || id !== releaseId(expected))
        throw new Refusal('invalid', `Its remote.json is that of ${name} ${id}.`);
      const { integrity: entryIntegrity, bytes: entryBytes = 0 } =
        expected.files.find(({ path }) => path === entry) ?? {};
      if (!entryIntegrity) throw new Refusal('invalid', `${name} ${id} has no ${entry}.`);
      if (entryBytes > mostEntryBytes)
        throw new Refusal(
          'invalid',
          `${entry} has ${entryBytes} bytes; an entry may have ${mostEntryBytes}.`,
        );
      const baseUrl = `/remotes/${name}/${id}`;
      // ReleaseSource maps are kept with a release and no part of what members get.
      const releaseHash = releaseHashOf(expected.files.filter(({ path }) => !isMap(path)));
      const release = { ...manifest, baseUrl, entryIntegrity, releaseHash };
      const bytes = expected.files.reduce((sum, file) => sum + file.bytes, 0);
      await registry.change(by, async (state) => {
        assertMay?.(state);
        assertUnpublished(state, release);
        await moveRelease(incoming, join(releasesDirectory, name, id));
        return { kind: 'published', release, bytes, ...(source && { source }) };
      });
      return id;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  return {
    ...registry,
    releasesDirectory,
    receive,
    async publish(builtDirectory, by) {
      const manifest = parseManifest(await readFile(join(builtDirectory, 'remote.json'), 'utf8'));
      if (findRelease(registry.state(), manifest.name, releaseId(manifest)))
        return { manifest, published: false };
      const files = [...(await releaseFiles(builtDirectory)), ...(await mapFiles(builtDirectory))];
      await receive({ ...manifest, files }, readFiles(builtDirectory, files), by);
      return { manifest, published: true };
    },
  };
}

/** Removes releases without a log entry: a crash came between the two. */
async function removeUnlisted(releasesDirectory: string, { releases }: RegistryState): Promise<void> {
  for (const name of await readdir(releasesDirectory)) {
    const listed = new Set(releases[name]?.map(releaseId));
    for (const id of await readdir(join(releasesDirectory, name)))
      if (!listed.has(id)) await rm(join(releasesDirectory, name, id), { recursive: true, force: true });
  }
}

/** Every page that opens the remote waits for its entry, and the gate reads it as a whole. */
const mostEntryBytes = 1024 * 1024;

/** The `remote.json` of a release that was received. Rejects with a Refusal if there is none, or it is not valid. */
async function readManifest(directory: string): Promise<RemoteManifest> {
  const json = await readFile(join(directory, 'remote.json'), 'utf8').catch(() => {
    throw new Refusal('invalid', 'remote.json is missing.');
  });
  try {
    return parseManifest(json);
  } catch (error) {
    const [issue] = error instanceof ZodError ? error.issues : [];
    const what = issue ? `${issue.path.join('.').slice(0, 200)}: ${issue.message}` : 'it is no JSON';
    throw new Refusal('invalid', `remote.json is not valid: ${what}`);
  }
}

/** Throws a Refusal for a release that was published before. */
export function assertUnpublished(state: RegistryState, manifest: Identity): void {
  const id = releaseId(manifest);
  if (findRelease(state, manifest.name, id))
    throw new Refusal('conflict', `${manifest.name} ${id} is published already.`);
}

/** The files of a built remote as streams. */
export async function* readFiles(
  directory: string,
  files: readonly ReleaseFile[],
): AsyncGenerator<IncomingFile> {
  for (const { path } of files) yield { path, content: createReadStream(join(directory, path)) };
}
