import type { Language } from '@members/contract';

/** Who may open a route (acceptance.md §2): always, visitors unless video_login is 1, members. */
export type RouteAccess = 'public' | 'browse' | 'member';

export interface RemoteRoute {
  /** In the spelling of ROUTE-02; matched case-insensitively (D07). */
  path: string;
  access: RouteAccess;
  /** The route's page title in every language (ROUTE-03). */
  titles: Readonly<Record<Language, string>>;
}

/** `remote.json`, published with the build. */
export interface RemoteManifest {
  name: string;
  version: string;
  buildId: string;
  /** Range of the shell contract that the release needs. */
  shellContract: string;
  /** Name of the federation container, unique to the build. */
  container: string;
  /** Entry file, relative to the release's directory. */
  entry: string;
  routes: RemoteRoute[];
  /** Ranges of the shared singletons that the release needs. */
  shared: Readonly<Record<string, string>>;
  locales: readonly Language[];
}

/** `0.1.0+1f3a…`: the id of a release within its remote, made of its version and the hash of its sources. */
export const releaseId = ({ version, buildId }: Pick<RemoteManifest, 'version' | 'buildId'>): string =>
  `${version}+${buildId}`;

/** An active release as the registry lists it: the manifest and the address of its directory. */
export interface ActiveRelease extends RemoteManifest {
  baseUrl: string;
}

/** The registry document, as far as the shell reads it. */
export interface RegistryDocument {
  revision: number;
  remotes: Readonly<Record<string, { active: ActiveRelease }>>;
}
