import type { Language, ReadAhead } from '@members/contract';

/** Who may open a route (D11): always, visitors unless video_login is 1, members. */
export type RouteAccess = 'public' | 'browse' | 'member';

export interface RemoteRoute {
  /** In the spelling of ROUTE-02; matched case-insensitively (D07). */
  path: string;
  access: RouteAccess;
  /** The route's page title in every language (ROUTE-03). */
  titles: Readonly<Record<Language, string>>;
  /** What its screen reads first, asked for beside its code. Builds for contract 1.x named the calls only. */
  reads?: readonly (ReadAhead | string)[];
}

/**
 * Which files the screens of a release need at once, so that they can be fetched before the code that asks for them
 * runs. Nothing is run by this list: what it misses is loaded when it is needed.
 */
export interface ReleaseFiles {
  /** Subresource integrity of each file, by its path relative to the release's directory. */
  integrity: Readonly<Record<string, string>>;
  /** What every route needs after the entry. */
  always: readonly string[];
  /** What a route needs besides, by its path: files, and singletons of the shell by their names. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** The texts in a language. */
  locales: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** A call of the member API that a release may make, as its declaration has it. */
export interface ListedCall {
  id: string;
  method: 'GET' | 'POST';
  path: string;
}

/** What a release adds to a slot in a screen of others, as its `extensions.json` declares it. */
export interface RemoteExtension {
  /** Name of the slot: the remote that offers it, and the place, e.g. `wallet.report`. */
  slot: string;
  /** Which of the release's extensions is shown there. */
  name: string;
  /** Those with a lower one come first; 100 where none is given. */
  order?: number;
  /** Who gets to see it: everybody unless it is for members. */
  access?: 'public' | 'member';
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
  /** What it adds to slots; nothing where the build does not tell, as before contract 2.4.0. */
  extensions?: readonly RemoteExtension[];
  /** Ranges of the shared singletons that the release needs. */
  shared: Readonly<Record<string, string>>;
  locales: readonly Language[];
  /** The calls that the release may make; all of them where the build does not tell, as before contract 2.3.0. */
  calls?: readonly ListedCall[];
  /** Absent where the build does not tell, as before contract 1.3.0. */
  files?: ReleaseFiles;
}

/** `0.1.0+1f3a…`: the id of a release within its remote, made of its version and the hash of its sources. */
export const releaseId = ({ version, buildId }: Pick<RemoteManifest, 'version' | 'buildId'>): string =>
  `${version}+${buildId}`;

/** A release as the registry document lists it. */
export interface ListedRelease extends RemoteManifest {
  /** Address of its directory. */
  baseUrl: string;
  /** Subresource integrity of the entry, which itself carries that of everything it loads. */
  entryIntegrity: string;
  /** SHA-256 (hex) over the hashes of all files of the release. */
  releaseHash: string;
}

/** A release that a share of the members runs before all do. */
export interface Canary {
  release: ListedRelease;
  /** Name of the step it stands at, e.g. `few`. */
  step: string;
  /** Share of the members, 0 to 1. */
  share: number;
}

/** Which releases of a remote run. */
export interface ListedRemote {
  active: ListedRelease;
  /** What ran before and was good: what members go back to where the active one fails. */
  previous: ListedRelease | null;
  canary: Canary | null;
  /** Whether members take the active release at once, without waiting for a navigation or a remote's hold. */
  forced: boolean;
  /** Flags that its releases can ask for, each with the share of the members for whom it is on, 0 to 1. */
  flags?: Readonly<Record<string, number>>;
}

/** Who may run a remote from an address of their own: nobody, everybody, or the members with these ids. */
export type OverrideRule = 'nobody' | 'everybody' | readonly string[];

/** The registry document: signed as a whole, taken by shells under a rising revision. */
export interface RegistryDocument {
  revision: number;
  /** ISO 8601, when it was signed: a revision is signed anew from time to time. */
  issuedAt: string;
  /** Hash of the line of the registry's log that made this revision: a log that was rewritten since has another. */
  logHash: string;
  remotes: Readonly<Record<string, ListedRemote>>;
  overrides: OverrideRule;
}

/** Where the work of a release failed on a member's device. */
export type FailurePhase = 'load' | 'init' | 'bootstrap' | 'mount' | 'render' | 'unmount' | 'run';

/**
 * Why a shell refused a registry document: not the registry's signature, not a document, or older than one it knows or
 * than it may be.
 */
export type DocumentProblem = 'signature' | 'malformed' | 'older';

/**
 * What a shell tells the registry about releases, collected over some seconds and sent as JSON to
 * `POST /registry/reports`. It names releases and nothing about the member.
 */
export interface ReleaseReport {
  /** Revision of the document that the shell has taken. */
  revision: number;
  releases: readonly {
    name: string;
    releaseId: string;
    /** Whether the member runs it as one of the canary's share. */
    canary: boolean;
    /** How often a page set out to load it: once, and again when the member tries again. */
    loads: number;
    /** Milliseconds from navigation to mounted, one of each mount. */
    mountMs: readonly number[];
    failures: readonly { phase: FailurePhase; message: string }[];
  }[];
  /** Documents that the shell has refused since it last told. */
  documents?: readonly { problem: DocumentProblem; message: string }[];
}

/** A pathname as routes are matched: whatever the case, and with or without a slash at its end (D07). */
export const routeKey = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/** The route of a pathname, matched case-insensitively (D07). */
export const routeAt = <Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined => routes.find(({ path }) => routeKey(path) === routeKey(pathname));
