import { releaseId, type RegistryDocument, type RemoteManifest } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInTurn } from './inTurn';
import { openLog, type Actor, type LogEntry } from './log/openLog';
import { Refusal } from './refusal';
import { parseManifest } from './releases/manifest';
import { releaseFiles, releaseHashOf, type ReleaseFile } from './releases/releaseFiles';
import { removeUnlisted } from './releases/removeUnlisted';
import { moveRelease, storeRelease, type IncomingFile } from './releases/storeRelease';
import { openKey, type SigningKey } from './signing/keys';
import { signJson } from './signing/signJson';
import { changesDocument, type Change } from './state/change';
import { documentOf } from './state/documentOf';
import { after, emptyState, findRelease, releaseOf, type RegistryState } from './state/state';

export interface Reasoned {
  actor: Actor;
  why: string;
}

/** Decides on what is in force which change is made. Throws a Refusal where none is. */
export type Decide = (state: RegistryState, log: readonly LogEntry[]) => Change;

/** What has to come in: which release, and all of its files. */
export interface ExpectedRelease extends Pick<RemoteManifest, 'name' | 'version' | 'buildId'> {
  files: readonly ReleaseFile[];
}

export interface Registry {
  /** Where everything of the registry is kept. */
  readonly directory: string;
  /** Directory with `<name>/<version>+<build id>/`, to be served under `/remotes`. */
  readonly releasesDirectory: string;
  readonly key: SigningKey;
  /** What shells pin to know the registry's signature by. */
  readonly publicKey: JWK;
  state(): RegistryState;
  document(): RegistryDocument;
  /** The document as a compact JWS. */
  signedDocument(): string;
  log(): readonly LogEntry[];
  /** Decides and records, one change at a time, and answers once the change is on disk and in force. */
  change(by: Reasoned, decide: Decide): Promise<LogEntry>;
  /** Stores files as an immutable release, if they are exactly the expected ones, and answers its id. */
  receive(expected: ExpectedRelease, files: AsyncIterable<IncomingFile>, by: Reasoned): Promise<string>;
  /** Stores a built remote as an immutable release; `published` is false where this build is there already. */
  publish(builtDirectory: string, by: Reasoned): Promise<{ manifest: RemoteManifest; published: boolean }>;
  /** Makes a published release the one that runs, without asking the gate. */
  activate(name: string, id: string, by: Reasoned & { forced?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** The log of the registry that is kept in a directory. */
export const logFile = (directory: string): string => join(directory, 'log.jsonl');

/** Opens the registry kept in a directory. Every change is a line in its log, on disk before it is told. */
export async function openRegistry(directory: string): Promise<Registry> {
  const releasesDirectory = join(directory, 'releases');
  const incomingDirectory = join(directory, 'incoming');
  await mkdir(releasesDirectory, { recursive: true });
  const key = await openKey(join(directory, 'signing-key.json'));
  const log = await openLog(logFile(directory));
  let state = log.entries().reduce(after, emptyState);
  let published = await publication(state);
  await removeUnlisted({ releasesDirectory, incomingDirectory, state });
  /** For what reads the state and records a change. */
  const inTurn = createInTurn();

  /** Both change at once: who asks for the revision and then for the signed form gets those of one document. */
  async function publication(of: RegistryState) {
    const document = documentOf(of);
    return { document, signed: await signJson(document, key) };
  }

  async function record({ actor, why }: Reasoned, change: Change): Promise<LogEntry> {
    const entry = await log.append({ actor, why, change });
    state = after(state, entry);
    if (changesDocument(change)) published = await publication(state);
    return entry;
  }

  const change = (by: Reasoned, decide: Decide) =>
    inTurn(async () => record(by, decide(state, log.entries())));

  async function receive(expected: ExpectedRelease, files: AsyncIterable<IncomingFile>, by: Reasoned) {
    const incoming = join(incomingDirectory, randomUUID());
    await mkdir(incoming, { recursive: true });
    try {
      await storeRelease(incoming, expected.files, files);
      const manifest = parseManifest(await readFile(join(incoming, 'remote.json'), 'utf8'));
      const { name, entry } = manifest;
      const id = releaseId(manifest);
      if (name !== expected.name || id !== releaseId(expected))
        throw new Refusal('invalid', `Its remote.json is that of ${name} ${id}.`);
      const entryIntegrity = expected.files.find(({ path }) => path === entry)?.integrity;
      if (!entryIntegrity) throw new Refusal('invalid', `${name} ${id} has no ${entry}.`);
      const baseUrl = `/remotes/${name}/${id}`;
      const release = { ...manifest, baseUrl, entryIntegrity, releaseHash: releaseHashOf(expected.files) };
      const bytes = expected.files.reduce((sum, file) => sum + file.bytes, 0);
      await inTurn(async () => {
        refuseKnown(state, release);
        await moveRelease(incoming, join(releasesDirectory, name, id));
        await record(by, { kind: 'published', release, bytes });
      });
      return id;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  return {
    directory,
    releasesDirectory,
    key,
    publicKey: key.publicJwk,
    state: () => state,
    document: () => published.document,
    signedDocument: () => published.signed,
    log: () => log.entries(),
    change,
    receive,
    async publish(builtDirectory, by) {
      const manifest = parseManifest(await readFile(join(builtDirectory, 'remote.json'), 'utf8'));
      if (findRelease(state, manifest.name, releaseId(manifest))) return { manifest, published: false };
      const files = await releaseFiles(builtDirectory);
      await receive({ ...manifest, files }, filesIn(builtDirectory, files), by);
      return { manifest, published: true };
    },
    async activate(name, id, { forced = false, ...by }) {
      await change(by, (current) => {
        releaseOf(current, name, id);
        const before = current.remotes[name]?.active ?? null;
        return { kind: 'activated', name, releaseId: id, before, forced };
      });
    },
    close: () => inTurn(() => log.close()),
  };
}

type Identity = Pick<RemoteManifest, 'name' | 'version' | 'buildId'>;

/** Throws a Refusal for a release that is published already. */
export function refuseKnown(state: RegistryState, manifest: Identity): void {
  const id = releaseId(manifest);
  if (findRelease(state, manifest.name, id))
    throw new Refusal('conflict', `${manifest.name} ${id} is published already.`);
}

/** Files of a directory, as they come in. */
export async function* filesIn(
  directory: string,
  files: readonly ReleaseFile[],
): AsyncGenerator<IncomingFile> {
  for (const { path } of files) yield { path, content: createReadStream(join(directory, path)) };
}
