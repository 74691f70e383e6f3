import { existsSync } from 'node:fs';

/** Whole browsers first, as members have them. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The browser that is measured in: that of CHROMIUM_PATH, or Debian's. */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));
  if (!found) throw new Error('No Chromium was found: npm test installs one, CHROMIUM_PATH names one.');
  return found;
}
