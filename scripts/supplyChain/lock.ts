import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace.mjs';

interface Dependency {
  specifier: string;
  version: string;
}

/** pnpm's lock file, as far as it is read here. */
export interface Lock {
  catalogs: { default: Record<string, Dependency> };
  importers: Record<string, Partial<Record<'dependencies' | 'devDependencies', Record<string, Dependency>>>>;
  packages: Record<string, { resolution: Record<string, string> }>;
}

export interface Workspace {
  catalog: Record<string, string>;
  allowBuilds: Record<string, boolean>;
}

/** `package.json` of a folder of the workspace. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readYaml = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
export const readLock = () => readYaml('pnpm-lock.yaml') as Lock;
export const readWorkspace = () => readYaml('pnpm-workspace.yaml') as Workspace;

const version = /^@?[^@\s]+@\d+\.\d+\.\d+[\w.+-]*$/;

/**
 * What is wrong with a lock file: packages from elsewhere than the registry, without a strong digest, or another state
 * than that of the manifests. Empty where it is in order.
 */
export function checkLock(lock: Lock, workspace: Workspace, manifests: Record<string, Manifest>): string[] {
  const faults: string[] = [];
  for (const [id, { resolution }] of Object.entries(lock.packages)) {
    if (!version.test(id)) faults.push(`${id} is no version of the registry`);
    const { integrity = '', ...elsewhere } = resolution;
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)) faults.push(`${id} has no sha512 digest`);
    for (const [kind, where] of Object.entries(elsewhere)) faults.push(`${id} comes from ${kind} ${where}`);
  }
  for (const [folder, parts] of Object.entries(lock.importers)) {
    const manifest = manifests[folder];
    if (!manifest) faults.push(`${folder} is locked and not there`);
    for (const group of ['dependencies', 'devDependencies'] as const) {
      const locked = Object.fromEntries(
        Object.entries(parts[group] ?? {}).map(([name, { specifier }]) => [name, specifier]),
      );
      for (const name of new Set([...Object.keys(locked), ...Object.keys(manifest?.[group] ?? {})]))
        if (locked[name] !== manifest?.[group]?.[name])
          faults.push(`${name} of ${folder} is locked differently`);
      for (const [name, { version: at }] of Object.entries(parts[group] ?? {}))
        if (
          /[:/]/.test(at) &&
          !at.startsWith('link:') &&
          !/^@?[\w./-]+@\d/.test(at) &&
          !/^\d[^/]*\(/.test(at)
        )
          faults.push(`${name} of ${folder} is locked to ${at}`);
    }
  }
  for (const folder of Object.keys(manifests))
    if (!lock.importers[folder]) faults.push(`${folder} is not locked`);
  for (const [name, { specifier }] of Object.entries(lock.catalogs.default))
    if (workspace.catalog[name] !== specifier) faults.push(`${name} of the catalog is locked differently`);
  return faults;
}
