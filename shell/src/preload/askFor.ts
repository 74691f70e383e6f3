import type { ListedRelease } from '@members/mfe-kit';

declare global {
  interface Window {
    /** Set by the script in the page's head, which knows the shell's own files. */
    membersAskFor?: (release: ListedRelease, pathname: string) => void;
  }
}

/**
 * Asks at once for all that a screen of a release needs, by the hashes of its document: otherwise each file is known
 * only when the one before has run. Whatever becomes of it, the code that needs a file asks for it too.
 */
export function askFor(release: ListedRelease, pathname: string): void {
  try {
    window.membersAskFor?.(release, pathname);
  } catch {
    // Only sooner than without.
  }
}
