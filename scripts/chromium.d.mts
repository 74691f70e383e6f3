/** Finds a Chromium; installs Debian's where it may. */
export function findChromium(): Promise<string>;
