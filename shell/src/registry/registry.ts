import { createListeners } from '@members/api-client/listeners';
import type { ListedRelease, RegistryDocument } from '@members/mfe-kit';
import { askRegistry } from './askRegistry';
import { createKeptDocuments, type KeptDocuments } from './keptDocuments';
import { RefusedDocument, releasesIn, type DatedDocument } from './readDocument';
import { createServerClock } from './serverClock';
import { verifyDocument, type VerifiedDocument } from './verifyDocument';

const empty: DatedDocument = {
  revision: 0,
  issuedAt: '',
  logHash: '',
  remotes: {},
  overrides: 'nobody',
};

export interface RegistryOptions {
  /**
   * Public key of the registry: what every document must be signed by, or by a key that follows from it. Without it no
   * document is taken.
   */
  key: JsonWebKey | undefined;
  /** ISO 8601, when the server made the page. */
  servedAt?: string | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called with each document that was not taken. */
  onRefused: (refused: RefusedDocument) => void;
}

export interface Registry {
  /** The newest document that this browser has seen; of revision 0 before there is one. */
  document(): RegistryDocument;
  subscribe(listener: () => void): () => void;
  /**
   * Takes a signed document where it is newer. `onRefused` is called where it is not valid, has expired, or is older
   * without `mayBeOlder`.
   */
  take(jws: string, options?: { mayBeOlder?: boolean }): Promise<void>;
  /** Asks the registry for its document, once at a time. Throws where there is no answer or no document in it. */
  refresh(): Promise<void>;
  /** The releases of a remote that have been good in this browser, out of documents that were verified again. */
  goodRelease(name: string): Promise<ListedRelease | null>;
  keepGood(release: ListedRelease): void;
}

/** What the shell knows of the registry, beginning with what this browser has kept. */
export async function openRegistry({
  key: keyOfPage,
  servedAt,
  storage,
  onRefused,
}: RegistryOptions): Promise<Registry> {
  let key = keyOfPage;
  let earlierKeys: readonly JsonWebKey[] = [];
  const kept = key?.x ? createKeptDocuments(storage, keyIds) : undefined;
  const clock = createServerClock();
  if (servedAt) clock.hear(Date.parse(servedAt));
  /** Verified only when a release fails, which is rare. */
  let keptGood: Promise<Map<string, ListedRelease>> | undefined;
  const good = new Map<string, ListedRelease>();
  const listeners = createListeners();
  /** The signed document that listed a release, by container. */
  const listedIn = new Map<string, { revision: number; jws: string }>();
  let current = empty;
  let currentJws = '';
  let refreshing: Promise<void> | undefined;

  function keyIds(): [string, ...string[]] {
    return [key?.x ?? '', ...earlierKeys.map(({ x = '' }) => x)];
  }

  async function verify(jws: string): Promise<VerifiedDocument> {
    if (!key || !kept) throw new RefusedDocument('signature', 'This page names no key of a registry.');
    try {
      return await verifyDocument(jws, key);
    } catch (error) {
      const earlier = await verifyByAny(jws, earlierKeys);
      if (earlier) assertNotOlder(earlier.document);
      throw error;
    }
  }

  function assertNotOlder({ revision, logHash }: RegistryDocument): void {
    if (revision < current.revision)
      throw new RefusedDocument('older', `Revision ${revision} came after ${current.revision}.`);
    if (current !== empty && revision === current.revision && logHash !== current.logHash)
      throw new RefusedDocument('older', `Revision ${revision} is another one than that which was known.`);
  }

  /** Only by the time of servers, so not for a document that this browser has kept: the app starts without a network. */
  function assertCounts({ revision, expiresAt }: DatedDocument): void {
    const now = clock.now();
    if (now !== null && !(now < Date.parse(expiresAt ?? '')))
      throw new RefusedDocument('older', `Revision ${revision} has expired.`);
  }

  /** Has `onRefused` called with the reason of a refusal, unless it is an expected one. */
  async function reporting<T>(checked: () => Promise<T>, mayBeOlder = false): Promise<T> {
    try {
      return await checked();
    } catch (error) {
      const expected = mayBeOlder && error instanceof RefusedDocument && error.problem === 'older';
      if (error instanceof RefusedDocument && !expected) onRefused(error);
      throw error;
    }
  }

  async function takeOrThrow(jws: string, mayBeOlder = false): Promise<void> {
    if (jws === currentJws) return;
    const verified = await reporting(async () => {
      const offered = await verify(jws);
      assertNotOlder(offered.document);
      assertCounts(offered.document);
      return offered;
    }, mayBeOlder);
    setCurrent(jws, verified);
  }

  function setCurrent(jws: string, { document: next, ...keys }: VerifiedDocument): void {
    const { revision, issuedAt } = current;
    if (next.revision === revision && next.issuedAt <= issuedAt) return;
    current = next;
    currentJws = jws;
    // Signed anew, with the same content.
    if (next.revision === revision) return;
    ({ key, earlierKeys } = keys);
    const containers = releasesIn(next).map(({ container }) => container);
    for (const container of containers) listedIn.set(container, { revision: next.revision, jws });
    kept?.keepLatest(next.revision, jws, containers);
    listeners.notify();
  }

  async function ask(): Promise<void> {
    const response = await askRegistry(current);
    clock.hearAnswer(response);
    if (response.status === 304) return reporting(async () => assertCounts(current));
    if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
    await takeOrThrow(await response.text());
  }

  const latest = kept?.latest();
  if (latest)
    await verify(latest).then(
      (verified) => setCurrent(latest, verified),
      () => kept?.forget(),
    );

  return {
    document: () => current,
    subscribe: listeners.subscribe,
    take: (jws, { mayBeOlder } = {}) => takeOrThrow(jws, mayBeOlder).catch(() => undefined),
    refresh() {
      refreshing ??= ask().finally(() => (refreshing = undefined));
      return refreshing;
    },
    async goodRelease(name) {
      if (key && kept) keptGood ??= goodReleases(kept, [key, ...earlierKeys]);
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

/** A document that one of these keys has signed; null where none has. */
async function verifyByAny(jws: string, keys: readonly JsonWebKey[]): Promise<VerifiedDocument | null> {
  for (const key of keys) {
    const verified = await verifyDocument(jws, key).catch(() => null);
    if (verified) return verified;
  }
  return null;
}

/** Reads the kept good releases. What is not signed any more, or not listed, is not there. */
async function goodReleases(
  kept: KeptDocuments,
  keys: readonly JsonWebKey[],
): Promise<Map<string, ListedRelease>> {
  const verified = new Map<string, Promise<VerifiedDocument | null>>();
  const found = await Promise.all(
    kept.good().map(async ({ name, container, jws }) => {
      if (!verified.has(jws)) verified.set(jws, verifyByAny(jws, keys));
      const found = await verified.get(jws);
      return (
        found && releasesIn(found.document).find((each) => each.name === name && each.container === container)
      );
    }),
  );
  return new Map(found.filter((release) => !!release).map((release) => [release.name, release]));
}
