import type { ListedRelease } from '@members/mfe-kit';

declare global {
  interface Window {
    /** Set by the script in the page's head, which knows the shell's own files. */
    membersPreload?: (release: ListedRelease, pathname: string) => void;
  }
}

/**
 * Preloads all files that a screen of a release needs, by the hashes of the registry document: otherwise the browser
 * learns of each file only when the one before it has run. A failure is left to the code that needs the file.
 */
export function preloadFiles(release: ListedRelease, pathname: string): void {
  try {
    window.membersPreload?.(release, pathname);
  } catch {
    // Without a preload the files come later, not never.
  }
}
