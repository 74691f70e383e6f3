import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = fileURLToPath(new URL('../..', import.meta.url));

interface Dependency {
  specifier: string;
  version: string;
}
type Group = 'dependencies' | 'devDependencies' | 'optionalDependencies';

/** pnpm's lock file, as far as it is read here. */
export interface Lock {
  lockfileVersion: string;
  catalogs: { default: Record<string, Dependency> };
  importers: Record<string, Partial<Record<Group, Record<string, Dependency>>>>;
  packages: Record<
    string,
    { resolution: Record<string, string>; os?: string[]; cpu?: string[]; libc?: string[] }
  >;
  snapshots: Record<string, Partial<Record<Group, Record<string, string>>>>;
}

export interface Workspace {
  catalog: Record<string, string>;
  allowBuilds: Record<string, boolean>;
}

const readYaml = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
export const readLock = () => readYaml('pnpm-lock.yaml') as Lock;
export const readWorkspace = () => readYaml('pnpm-workspace.yaml') as Workspace;

/** `@scope/name@1.2.3` in two. */
export function nameAndVersion(id: string): { name: string; version: string } {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/** Folders whose dependencies build and test and run nowhere. */
const buildsAlone = new Set(['bench', 'e2e', 'shared/tooling']);

/** A snapshot's id without its peers: the id of its package. */
const packageOf = (snapshot: string): string => snapshot.replace(/\(.*$/, '');

/**
 * Packages with those that they need directly. `production`: from what servers and browsers run; otherwise from all.
 * `skip` leaves packages out, with what only they need.
 */
export function reachable(
  lock: Lock,
  { production, skip = () => false }: { production: boolean; skip?: (id: string) => boolean },
): Map<string, Set<string>> {
  const groups: Group[] = production
    ? ['dependencies', 'optionalDependencies']
    : ['dependencies', 'optionalDependencies', 'devDependencies'];
  const found = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const waiting: string[] = [];
  const idsIn = (versions: Record<string, string> = {}) =>
    Object.entries(versions)
      .filter(([, version]) => !version.startsWith('link:'))
      .map(([name, version]) => (version in lock.snapshots ? version : `${name}@${version}`));
  for (const [importer, parts] of Object.entries(lock.importers))
    for (const group of groups)
      if (!production || !buildsAlone.has(importer))
        waiting.push(
          ...idsIn(
            Object.fromEntries(
              Object.entries(parts[group] ?? {}).map(([name, { version }]) => [name, version]),
            ),
          ),
        );
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || skip(packageOf(id))) continue;
    seen.add(id);
    const { dependencies, optionalDependencies } = lock.snapshots[id] ?? {};
    const next = [...idsIn(dependencies), ...idsIn(optionalDependencies)];
    const needs = found.get(packageOf(id)) ?? new Set();
    for (const each of next) if (!skip(packageOf(each))) needs.add(packageOf(each));
    found.set(packageOf(id), needs);
    waiting.push(...next);
  }
  return found;
}
