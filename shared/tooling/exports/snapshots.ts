import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gte } from 'semver';
import { parse, stringify } from 'yaml';
import { compareExports, nextVersion, type Change } from './compareExports';
import { singletons } from '../webpack/singletons.mjs';
import { readExports, type ExportingPackage, type PackageExports } from './readExports';

const snapshotFile = 'exports.yaml';

const heading = ` What remotes take from the shell. Written by \`npm run exports\`, see CONTRIBUTING "A release".\n`;

/** What a package exports under a version. */
interface Snapshot extends PackageExports {
  version: string;
}

/** How a package stands against its snapshot. */
export interface Standing {
  name: string;
  version: string;
  /** What speaks against the version, with the bump that is needed and its reasons; undefined where it fits. */
  refusal: string | undefined;
  /** Whether the snapshot says what is in force. */
  isCurrent: boolean;
  write(): void;
}

/** The modules that remotes take from the shell at run time, and the workspace that has them. */
export interface SharingWorkspace {
  root: string;
  /** Folders of the packages. */
  folders: readonly string[];
  /** Names of the modules, e.g. `@members/ui/core`; style sheets that a package exports count besides. */
  modules: readonly string[];
  /** Folders of packages that are built into those above. */
  builtIn?: readonly string[];
}

/** The packages of this workspace whose modules the shell shares with remotes. */
export const shared: SharingWorkspace = {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  folders: [...new Set(singletons.map((module) => /^@members\/([^/]+)/.exec(module)?.[1]))]
    .filter((name) => name !== undefined)
    .map((name) => `shared/${name}`),
  modules: singletons,
  builtIn: ['shared/contract'],
};

/** Compares every package with its snapshot, without changing anything. */
export function standings({ root, folders, modules, builtIn = [] }: SharingWorkspace): Standing[] {
  const manifests = new Map(folders.map((folder) => [folder, manifestIn(join(root, folder))]));
  const packages = [...manifests].map(([folder, { name, exports }]): ExportingPackage => {
    const taken = ([entry, file]: [string, string]) =>
      modules.includes(join(name, entry)) || file.endsWith('.css');
    return { name, folder, entries: Object.fromEntries(Object.entries(exports).filter(taken)) };
  });
  const found = readExports({
    root,
    packages,
    builtIn: builtIn.map((folder) => {
      const { name, exports } = manifestIn(join(root, folder));
      return { name, folder, entries: exports };
    }),
  });
  return [...manifests].map(([folder, { name, version }]) => {
    const file = join(root, folder, snapshotFile);
    const after: Snapshot = { version, ...(found[name] as PackageExports) };
    const text = textOf(after);
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    return {
      name,
      version,
      refusal: stored === undefined ? undefined : refusalOf(name, parse(stored) as Snapshot, after),
      isCurrent: stored === text,
      write: () => writeFileSync(file, text),
    };
  });
}

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function refusalOf(name: string, before: Snapshot, after: Snapshot): string | undefined {
  const changes = compareExports(before, after);
  const needed = nextVersion(before.version, changes);
  if (gte(after.version, needed)) return undefined;
  const from = before.version === after.version ? '' : `, last written at ${before.version},`;
  return [
    `${name} stands at ${after.version}${from} and needs ${needed} at least:`,
    ...reasons(changes),
    'Tell of it with `npm run changeset` and move the version with `npm run release`.',
  ].join('\n');
}

const reasons = (changes: readonly Change[]): string[] =>
  changes.map(({ bump, text }) => `  ${bump}  ${text}`);

const textOf = (snapshot: Snapshot): string =>
  `#${heading}${stringify(snapshot, { lineWidth: 0, aliasDuplicateObjects: false })}`;
