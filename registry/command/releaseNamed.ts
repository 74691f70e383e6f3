import type { RegistryOverview, RemoteOverview } from '../src/http/api';

/** A remote by its name. Throws an Error that names those there are. */
export function remoteNamed({ remotes }: RegistryOverview, name: string): RemoteOverview {
  const remote = remotes.find((each) => each.name === name);
  if (!remote)
    throw new Error(
      `${name} is not published. There are: ${remotes.map((each) => each.name).join(', ') || 'none'}.`,
    );
  return remote;
}

/** The id of a release that is named by its id, its build id, or `latest`. Throws an Error where that names none or several. */
export function releaseNamed({ name, releases }: RemoteOverview, wish: string): string {
  const ids = releases.map(({ releaseId }) => releaseId);
  const found =
    wish === 'latest' ? ids.slice(0, 1) : ids.filter((id) => id === wish || id.endsWith(`+${wish}`));
  if (found.length !== 1)
    throw new Error(`${name} ${wish} is not published. npm run registry -- releases ${name} lists what is.`);
  return found[0]!;
}
