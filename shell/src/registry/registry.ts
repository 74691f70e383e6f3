import { createListeners } from '@members/api-client/listeners';
import type { ListedRelease, RegistryDocument } from '@members/mfe-kit';
import { createKeptDocuments, type KeptDocuments } from './keptDocuments';
import { RefusedDocument, releasesIn } from './readDocument';
import { verifyDocument } from './verifyDocument';

const empty: RegistryDocument = { revision: 0, issuedAt: '', logHash: '', remotes: {}, overrides: 'nobody' };
const timeoutMs = 5_000;

export interface RegistryOptions {
  /** Public key of the registry: what every document must be signed by. Without it no document is taken. */
  key: JsonWebKey | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called with each document that was not taken. */
  onRefused: (refused: RefusedDocument) => void;
}

export interface Registry {
  /** The newest document that this browser has seen; of revision 0 before there is one. */
  document(): RegistryDocument;
  subscribe(listener: () => void): () => void;
  /** Takes a signed document where it is newer. `onRefused` is called where it is not valid, or older without `mayBeOlder`. */
  take(jws: string, options?: { mayBeOlder?: boolean }): Promise<void>;
  /** Asks the registry for its document, once at a time. Throws where there is no answer or no document in it. */
  refresh(): Promise<void>;
  /** The releases of a remote that have been good in this browser, out of documents that were verified again. */
  goodRelease(name: string): Promise<ListedRelease | null>;
  keepGood(release: ListedRelease): void;
}

/** What the shell knows of the registry, beginning with what this browser has kept. */
export async function openRegistry({ key, storage, onRefused }: RegistryOptions): Promise<Registry> {
  const kept = key?.x ? createKeptDocuments(storage, key.x) : undefined;
  /** Verified only when a release fails, which is rare. */
  let keptGood: Promise<Map<string, ListedRelease>> | undefined;
  const good = new Map<string, ListedRelease>();
  const listeners = createListeners();
  /** The signed document that listed a release, by container. */
  const listedIn = new Map<string, { revision: number; jws: string }>();
  let current = empty;
  let currentJws = '';
  let refreshing: Promise<void> | undefined;

  async function check(jws: string): Promise<RegistryDocument> {
    if (!key || !kept) throw new RefusedDocument('signature', 'This page names no key of a registry.');
    const next = await verifyDocument(jws, key);
    if (next.revision < current.revision)
      throw new RefusedDocument('older', `Revision ${next.revision} came after ${current.revision}.`);
    return next;
  }

  async function takeOrThrow(jws: string, mayBeOlder = false): Promise<void> {
    if (jws === currentJws) return;
    const next = await check(jws).catch((error: unknown) => {
      const expected = mayBeOlder && error instanceof RefusedDocument && error.problem === 'older';
      if (error instanceof RefusedDocument && !expected) onRefused(error);
      throw error;
    });
    if (next.revision === current.revision) return;
    current = next;
    currentJws = jws;
    for (const { container } of releasesIn(next)) listedIn.set(container, { revision: next.revision, jws });
    kept?.keepLatest(next.revision, jws);
    listeners.notify();
  }

  async function ask(): Promise<void> {
    const response = await fetch('/registry.jws', {
      cache: 'no-store',
      headers: { 'if-none-match': `"${current.revision}"` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
    await takeOrThrow(await response.text());
  }

  const latest = kept?.latest();
  if (latest) await takeOrThrow(latest).catch(() => kept?.forget());

  return {
    document: () => current,
    subscribe: listeners.subscribe,
    take: (jws, { mayBeOlder } = {}) => takeOrThrow(jws, mayBeOlder).catch(() => undefined),
    refresh() {
      refreshing ??= ask().finally(() => (refreshing = undefined));
      return refreshing;
    },
    async goodRelease(name) {
      if (key && kept) keptGood ??= goodReleases(kept, key);
      return good.get(name) ?? (await keptGood)?.get(name) ?? null;
    },
    keepGood(release) {
      const listed = listedIn.get(release.container);
      if (!listed) return;
      kept?.keepGood(release.name, { revision: listed.revision, container: release.container }, listed.jws);
      good.set(release.name, release);
    },
  };
}

/** Reads the kept good releases. What is not signed any more, or not listed, is not there. */
async function goodReleases(kept: KeptDocuments, key: JsonWebKey): Promise<Map<string, ListedRelease>> {
  const verified = new Map<string, Promise<RegistryDocument | null>>();
  const found = await Promise.all(
    kept.good().map(async ({ name, container, jws }) => {
      if (!verified.has(jws))
        verified.set(
          jws,
          verifyDocument(jws, key).catch(() => null),
        );
      const document = await verified.get(jws);
      return (
        document && releasesIn(document).find((each) => each.name === name && each.container === container)
      );
    }),
  );
  return new Map(found.filter((release) => !!release).map((release) => [release.name, release]));
}
