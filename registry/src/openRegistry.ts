import { releaseId, type RegistryDocument, type RemoteManifest } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openLog, type Actor, type LogEntry } from './log/openLog';
import { parseManifest } from './releases/manifest';
import { releaseFiles, releaseHashOf } from './releases/releaseFiles';
import { openKey } from './signing/keys';
import { signDocument } from './signing/signDocument';
import { changesDocument, type Change } from './state/change';
import { after, documentOf, emptyState, releaseOf, type RegistryState } from './state/state';

export interface Reasoned {
  actor: Actor;
  why: string;
}

export interface Registry {
  /** Directory with `<name>/<version>+<build id>/`, to be served under `/remotes`. */
  readonly releasesDirectory: string;
  /** What shells pin to know the registry's signature by. */
  readonly publicKey: JWK;
  state(): RegistryState;
  document(): RegistryDocument;
  /** The document as a compact JWS. */
  signedDocument(): string;
  log(): readonly LogEntry[];
  /** Stores a built remote as an immutable release; `published` is false where this build is there already. */
  publish(builtDirectory: string, by: Reasoned): Promise<{ manifest: RemoteManifest; published: boolean }>;
  /** Makes a published release the one that runs. */
  activate(name: string, id: string, by: Reasoned & { forced?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** Opens the registry kept in a directory. Every change is a line in its log, on disk before it is told. */
export async function openRegistry(directory: string): Promise<Registry> {
  const releasesDirectory = join(directory, 'releases');
  await mkdir(releasesDirectory, { recursive: true });
  const key = await openKey(join(directory, 'signing-key.json'));
  const log = await openLog(join(directory, 'log.jsonl'));
  let state = log.entries().reduce(after, emptyState);
  let signed = await signDocument(documentOf(state), key);

  async function record({ actor, why }: Reasoned, change: Change): Promise<void> {
    const entry = await log.append({ actor, why, change });
    state = after(state, entry);
    if (changesDocument(change)) signed = await signDocument(documentOf(state), key);
  }

  return {
    releasesDirectory,
    publicKey: key.publicJwk,
    state: () => state,
    document: () => documentOf(state),
    signedDocument: () => signed,
    log: () => log.entries(),
    async publish(builtDirectory, by) {
      const manifest = parseManifest(await readFile(join(builtDirectory, 'remote.json'), 'utf8'));
      const { name, entry } = manifest;
      const id = releaseId(manifest);
      if (state.releases[name]?.some((release) => releaseId(release) === id))
        return { manifest, published: false };
      const files = await releaseFiles(builtDirectory);
      const entryIntegrity = files.find(({ path }) => path === entry)?.integrity;
      if (!entryIntegrity) throw new Error(`${name} ${id} has no ${entry}.`);
      const release = join(releasesDirectory, name, id);
      const incoming = `${release}.incoming`;
      for (const path of [release, incoming]) await rm(path, { recursive: true, force: true });
      for (const { path } of files) await cp(join(builtDirectory, path), join(incoming, path));
      await rename(incoming, release);
      const baseUrl = `/remotes/${name}/${basename(release)}`;
      const releaseHash = releaseHashOf(files);
      await record(by, { kind: 'published', release: { ...manifest, baseUrl, entryIntegrity, releaseHash } });
      return { manifest, published: true };
    },
    async activate(name, id, { forced = false, ...by }) {
      releaseOf(state, name, id);
      const before = state.remotes[name]?.active ?? null;
      await record(by, { kind: 'activated', name, releaseId: id, before, forced });
    },
    close: () => log.close(),
  };
}
