import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Remotes of the console's system; each spec moves one of its own. */
export const consoleRemotes = [
  'mfe-account',
  'mfe-catalogue',
  'mfe-lottery',
  'mfe-video',
  'mfe-wallet',
] as const;

/** Of each remote: what ran before, what runs, what can be activated, and what the gate refuses. */
export const releases = {
  before: '1.0.0+before',
  running: '1.1.0+running',
  next: '1.2.0+next',
  refused: '1.3.0+refused',
} as const;

/** Makes the releases out of a build and answers their folders. */
export function makeReleases(built: string, folder: string): string[] {
  return Object.entries(releases).map(([kind, id]) => {
    const target = join(folder, kind);
    cpSync(built, target, { recursive: true });
    const file = join(target, 'remote.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { locales: string[] };
    const [version, buildId] = id.split('+');
    const locales = manifest.locales.filter((locale) => kind !== 'refused' || locale !== 'vn_vn');
    writeFileSync(file, JSON.stringify({ ...manifest, version, buildId, locales }));
    return target;
  });
}
