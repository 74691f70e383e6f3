import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What ran before, what runs, what can be activated, and what the gate refuses. */
export const releases = {
  before: '1.0.0+before',
  running: '1.1.0+running',
  next: '1.2.0+next',
  refused: '1.3.0+refused',
} as const;

type Kind = keyof typeof releases;

/** What is published of each remote: each spec moves one of its own. */
export const published: Readonly<Record<string, readonly Kind[]>> = {
  'mfe-account': ['running', 'next'],
  'mfe-catalogue': ['before', 'running', 'next', 'refused'],
  'mfe-lottery': ['running', 'next'],
  'mfe-video': ['before', 'running'],
  'mfe-wallet': ['before', 'running', 'next'],
};

/** Makes a release out of a build and answers its folder. */
export function makeRelease(kind: Kind, built: string, folder: string): string {
  const target = join(folder, kind);
  cpSync(built, target, { recursive: true });
  const file = join(target, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { locales: string[] };
  const [version, buildId] = releases[kind].split('+');
  const locales = manifest.locales.filter((locale) => kind !== 'refused' || locale !== 'vn_vn');
  writeFileSync(file, JSON.stringify({ ...manifest, version, buildId, locales }));
  return target;
}
