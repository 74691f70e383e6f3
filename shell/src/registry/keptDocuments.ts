/** Where a browser keeps what it knows of the registry. Logging out clears it with everything else (SET-11). */
export const keptDocumentsKey = 'members.registry';

/** The last release of a remote that has stood for a while, and the revision of the document that listed it. */
export interface GoodRelease {
  revision: number;
  container: string;
}

interface Kept {
  /** The key that signed the newest document, by its x. */
  key: string;
  /** Revision of the newest document. */
  latest: number;
  /** Signed documents by revision: the newest, and those that list a good release. */
  documents: Record<string, string>;
  good: Record<string, GoodRelease>;
}

/** The signed document of a revision, not verified, of whichever registry; undefined where this browser doesn't keep it. */
export function keptDocument(revision: string): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keptDocumentsKey) ?? '') as Partial<Kept>).documents?.[revision];
  } catch {
    return undefined;
  }
}

const empty: Kept = { key: '', latest: 0, documents: {}, good: {} };

/**
 * What a browser keeps of one registry, known by the x of its keys: the one that signs, and those before it. It is read
 * again before each change, since other tabs keep theirs in the same place. A browser that gives no storage keeps nothing.
 */
export function createKeptDocuments(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  keys: () => readonly [string, ...string[]],
) {
  /** Whatever is there, of whichever registry. */
  function readAny(): Kept {
    try {
      const kept = JSON.parse(storage.getItem(keptDocumentsKey) ?? 'null') as Kept | null;
      return kept?.documents && kept.good ? kept : empty;
    } catch {
      return empty;
    }
  }

  function read(): Kept {
    const kept = readAny();
    return keys().includes(kept.key) ? kept : empty;
  }

  function write({ latest, documents, good }: Kept): void {
    const [key] = keys();
    const needed = new Set([latest, ...Object.values(good).map(({ revision }) => revision)]);
    const used = Object.entries(documents).filter(([revision]) => needed.has(Number(revision)));
    try {
      storage.setItem(
        keptDocumentsKey,
        JSON.stringify({ key, latest, documents: Object.fromEntries(used), good }),
      );
    } catch {
      // A full storage: what is kept is a precaution, the app runs without it.
    }
  }

  return {
    /** The newest document, not verified: it may be of another registry, or signed by a key that follows from the known one. */
    latest: (): string | null => {
      const { latest, documents } = readAny();
      return documents[latest] ?? null;
    },
    /** Keeps the newest document; good releases among the `containers` that it lists need no older one any more. */
    keepLatest(revision: number, jws: string, containers: readonly string[]): void {
      const kept = read();
      if (revision <= kept.latest) return;
      const good = Object.entries(kept.good).map(([name, each]): [string, GoodRelease] => [
        name,
        containers.includes(each.container) ? { ...each, revision } : each,
      ]);
      write({
        ...kept,
        latest: revision,
        documents: { ...kept.documents, [revision]: jws },
        good: Object.fromEntries(good),
      });
    },
    /** Forgets what is kept under these keys: what does not bear its signature can't be trusted to be the newest. */
    forget: (): void => void (read() !== empty && write(empty)),
    /** The good releases by remote, each with the signed document that lists it. */
    good: (): { name: string; container: string; jws: string }[] => {
      const { good, documents } = read();
      return Object.entries(good).flatMap(([name, { revision, container }]) => {
        const jws = documents[revision];
        return jws ? [{ name, container, jws }] : [];
      });
    },
    keepGood(name: string, good: GoodRelease, jws: string): void {
      const kept = read();
      if (kept.good[name]?.container === good.container) return;
      write({
        ...kept,
        documents: { ...kept.documents, [good.revision]: jws },
        good: { ...kept.good, [name]: good },
      });
    },
  };
}

export type KeptDocuments = ReturnType<typeof createKeptDocuments>;
