import type { ListedRelease, ListedRemote, RegistryDocument } from '@members/mfe-kit/release';
import { releaseOf, type RegistryState } from './state';

/** The document that shells get: only what runs. */
export function documentOf(state: RegistryState): RegistryDocument {
  const { revision, issuedAt, logHash, overrides } = state;
  const remotes = Object.entries(state.remotes).map(([name, remote]): [string, ListedRemote] => {
    const { active, previous, canary, forced } = remote;
    const listed = (id: string) => listedRelease(state, name, id);
    return [
      name,
      {
        active: listed(active),
        // Nobody preloads a release that is only there to roll back to.
        previous: previous ? withoutFiles(listed(previous)) : null,
        canary: canary ? { release: listed(canary.releaseId), step: canary.step, share: canary.share } : null,
        forced,
      },
    ];
  });
  return { revision, issuedAt, logHash, remotes: Object.fromEntries(remotes), overrides };
}

function listedRelease(state: RegistryState, name: string, id: string): ListedRelease {
  const {
    publishedAt: _publishedAt,
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
