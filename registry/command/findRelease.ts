import type { RegistryOverview, RemoteOverview } from '@members/office-contract';

/** A remote by its name. Throws an Error that lists the names of all. */
export function findRemote({ remotes }: RegistryOverview, name: string): RemoteOverview {
  const remote = remotes.find((each) => each.name === name);
  if (!remote)
    throw new Error(
      `${name} is not published. There are: ${remotes.map((each) => each.name).join(', ') || 'none'}.`,
    );
  return remote;
}

/** The id of a release, by its id, its build id, or `latest`. Throws an Error if there is none, or more than one. */
export function findReleaseId({ name, releases }: RemoteOverview, wanted: string): string {
  const ids = releases.map(({ releaseId }) => releaseId);
  const found =
    wanted === 'latest' ? ids.slice(0, 1) : ids.filter((id) => id === wanted || id.endsWith(`+${wanted}`));
  if (found.length !== 1)
    throw new Error(
      `${name} ${wanted} is not published. npm run registry -- releases ${name} lists what is.`,
    );
  return found[0]!;
}
