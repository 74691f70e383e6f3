import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium of CHROMIUM_PATH, or Debian's; null where there is none. */
export function chromiumPath(): string | null {
  const given = process.env.CHROMIUM_PATH;
  return (given ? [given] : debian).find((path) => existsSync(path)) ?? null;
}

export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
