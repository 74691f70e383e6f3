import { readVariables } from '@members/server/readVariables';
import { existsSync } from 'node:fs';

const debianPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium of CHROMIUM_PATH, or Debian's; null if there is none. */
export function chromiumPath(): string | null {
  const { CHROMIUM_PATH: given } = readVariables(process.env, ['CHROMIUM_PATH']);
  return (given ? [given] : debianPaths).find((path) => existsSync(path)) ?? null;
}
