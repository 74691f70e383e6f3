import type { RemoteLimits } from './remotes/phases/limits';

/** What the server of the page decides. */
export interface PageSettings {
  /** The base of the member API, which comes before the rule of D19. */
  apiBaseUrl?: string;
  /** Time limit of a call, 90 s unless told. */
  timeoutMs?: number;
  /** Whether the app may be installed and start without a network; so unless told. */
  offline?: boolean;
  /** The app says on every screen that it is a demonstration. */
  demo?: boolean;
  /** Public key of the registry, as JWK. */
  registryKey?: JsonWebKey;
  /** ISO 8601, when the server made this page. */
  servedAt?: string;
  /** Whether screens are fetched ahead of being opened; they are unless told. */
  fetchAhead?: boolean;
  /** The share of pages that are traced, 0 to 1; none unless told. */
  traceShare?: number;
  /** Time limits of remotes, in the place of the usual ones. */
  remoteLimits?: Partial<RemoteLimits>;
}

/** The settings that the server has written into the page, in a script element of type application/json. */
export function pageSettings(): PageSettings {
  const json = document.getElementById('members-settings')?.textContent;
  return json ? (JSON.parse(json) as PageSettings) : {};
}
