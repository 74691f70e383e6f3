import { scriptAddress } from './scriptAddress';

interface Policies {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

const developers = new Set<string>();

/** Lets a remote under development come from an origin, for this page; the registry allows it before. */
export const allowDeveloper = (origin: string): void => void developers.add(origin);

let clean: ((html: string) => string) | null = null;

/** Text for a browser in which nothing is markup. */
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Makes the default policy, through which passes whatever code of this page, of the shell or of a remote, hands to the
 * browser as HTML or as the address of a script (Trusted Types). HTML is sanitised, or shown as text until the
 * sanitiser is there; of addresses only those of the app's own scripts pass; code in texts never does.
 */
export function startTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (clean ?? escaped)(html),
    createScriptURL: (address) => scriptAddress(address, developers),
  });
}

/** Loads what sanitises HTML of remotes; before, such HTML is shown as text. */
export async function loadSanitiser(): Promise<void> {
  clean ??= (await import('./sanitise')).sanitiseForeign;
}
