/** What the build knows of the shell, written into the worker by `webpack/workerPlugin.mjs`. */
declare const SHELL_BUILD: {
  /** Names what was built, as the page's `members-shell` does. */
  id: string;
  /** The files that the app needs to start, on any screen of the shell's, with the hashes of their contents. */
  files: { url: string; revision: null; integrity: string }[];
};

export const shellBuild = SHELL_BUILD;
