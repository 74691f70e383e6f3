import type { ListedRelease, ListedRemote, RegistryDocument } from '@members/mfe-kit/release';
import { releaseOf, type RegistryState } from './state';

const dayMs = 24 * 60 * 60_000;
/** How long shells take a document, and the age at which a running registry signs it anew. */
const lifetimeMs = 7 * dayMs;
const renewAfterMs = dayMs;
/** So much of the document, in characters, may say which files the screens of releases need; the hashes don't compress. */
const mostFiles = 24_000;

/** What the registry signs: the document, and until when it counts. */
export interface DatedDocument extends RegistryDocument {
  /** ISO 8601. A shell that is offered it from then on doesn't take it. */
  expiresAt: string;
}

/**
 * The document that shells get, signed at `now`, in milliseconds since 1970: only what runs, with its files on an origin
 * of their own where there is one. Every page carries it, so which files a screen needs is told of the remotes that were
 * there first, as far as they fit; of the others, and of releases to go back to, shells read it in `remote.json`.
 */
export function documentOf(
  state: RegistryState,
  now: number,
  assetOrigin: string | null = null,
): DatedDocument {
  const { revision, logHash, overrides } = state;
  let left = mostFiles;
  const withFiles = (release: ListedRelease): ListedRelease => {
    const { length } = JSON.stringify(release.files ?? {});
    if (length > left) return withoutFiles(release);
    left -= length;
    return release;
  };
  const remotes = Object.entries(state.remotes).map(([name, remote]): [string, ListedRemote] => {
    const { active, previous, canary, forced } = remote;
    const flags = state.flags[name];
    const listed = (id: string) => {
      const release = listedRelease(state, name, id);
      return { ...release, baseUrl: (assetOrigin ?? '') + release.baseUrl };
    };
    return [
      name,
      {
        active: withFiles(listed(active)),
        previous: previous ? withoutFiles(listed(previous)) : null,
        canary: canary
          ? { release: withFiles(listed(canary.releaseId)), step: canary.step, share: canary.share }
          : null,
        forced,
        ...(flags && Object.keys(flags).length > 0 && { flags }),
      },
    ];
  });
  const issuedAt = new Date(now).toISOString();
  const expiresAt = new Date(now + lifetimeMs).toISOString();
  return { revision, issuedAt, expiresAt, logHash, remotes: Object.fromEntries(remotes), overrides };
}

/** Whether a document is to be signed anew: it is a day old, or of the future, since the clock was put back. */
export function isDue({ issuedAt }: RegistryDocument, now: number): boolean {
  const ageMs = now - Date.parse(issuedAt);
  return ageMs >= renewAfterMs || ageMs < 0;
}

function listedRelease(state: RegistryState, name: string, id: string): ListedRelease {
  const {
    publishedAt: _publishedAt,
    note: _note,
    source: _source,
    team: _team,
    bytes: _bytes,
    offered: _offered,
    ...listed
  } = releaseOf(state, name, id);
  return listed;
}

function withoutFiles({ files: _files, ...release }: ListedRelease): ListedRelease {
  return release;
}
