import { scriptAddress } from './scriptAddress';

interface Rules {
  createHTML?: (html: string) => unknown;
  createScript?: (code: string) => unknown;
  createScriptURL?: (address: string, type?: string, sink?: string) => unknown;
}

interface Policies {
  createPolicy(name: string, rules: Rules): unknown;
}

/** For the sanitiser, whose HTML needs no second look; it makes no address of a script. */
const sanitiserPolicy = 'dompurify';
const sanitised: Rules = { createHTML: String, createScriptURL: () => null };

/** For any other library that makes a policy of its own: what it says stays text, which then passes the default policy. */
const text: Rules = { createHTML: String, createScript: String, createScriptURL: String };

const developers = new Set<string>();

/** Lets a remote under development come from an origin, for this page; the registry allows it before. */
export const allowDeveloper = (origin: string): void => void developers.add(origin);

let releases: () => readonly { baseUrl: string }[] = () => [];

/** Says which releases may run in this page; asked for each script. Before that none may. */
export const allowReleases = (allowed: typeof releases): void => void (releases = allowed);

let clean: ((html: string) => string) | null = null;

/** Text for a browser in which nothing is markup. */
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Makes the default policy, through which passes whatever code of this page, of the shell or of a remote, hands to the
 * browser as HTML or as the address of a script (Trusted Types). HTML is sanitised, or shown as text until the
 * sanitiser is there; of addresses only those of the app's own scripts and of releases that may run pass; code in texts
 * never does.
 */
export function startTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (!trustedTypes) return;
  const create = trustedTypes.createPolicy.bind(trustedTypes);
  create('default', {
    createHTML: (html) => (clean ?? escaped)(html),
    createScriptURL: (address, _type, sink) =>
      scriptAddress(address, { developers, releases: releases().map(({ baseUrl }) => baseUrl) }, sink),
  });
  // Made here, since browsers make a policy of this name once: no other code gets to say what it lets through.
  const forSanitiser = create(sanitiserPolicy, sanitised);
  trustedTypes.createPolicy = (name) => (name === sanitiserPolicy ? forSanitiser : text);
}

/** Loads what sanitises HTML of remotes; before, such HTML is shown as text. */
export async function loadSanitiser(): Promise<void> {
  clean ??= (await import('./sanitise')).sanitiseForeign;
}
