import type { ListedRelease, RemoteManifest } from '@members/mfe-kit';

declare global {
  interface Window {
    /** Set by the script in the page's head, which knows the shell's own files. */
    membersPreload?: (release: ListedRelease, pathname: string) => void;
  }
}

/**
 * Preloads all files that a screen of a release needs, by their hashes: otherwise the browser learns of each file only
 * when the one before it has run. Where the registry document doesn't say which these are, `remote.json` does. A failure
 * is left to the code that needs the file.
 */
export async function preloadFiles(release: ListedRelease, pathname: string): Promise<void> {
  try {
    window.membersPreload?.(release, pathname);
    if (release.files) return;
    const { files } = (await (await fetch(`${release.baseUrl}/remote.json`)).json()) as RemoteManifest;
    window.membersPreload?.({ ...release, files }, pathname);
  } catch {
    // Without a preload the files come later, not never.
  }
}
