import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameAndVersion, root } from './lock';

export interface Installed {
  directory: string;
  license?: unknown;
  licenses?: unknown;
  description?: string;
  scripts?: Record<string, string>;
}

let directories: string[] | undefined;

/** `package.json` of an installed package and where it is; `null` where it is not installed. */
export function installedPackage(id: string): Installed | null {
  directories ??= readdirSync(join(root, 'node_modules/.pnpm'));
  const { name, version } = nameAndVersion(id);
  const stored = `${name.replace('/', '+')}@${version}`;
  const found = directories.find((entry) => entry === stored || entry.startsWith(`${stored}_`));
  const directory = found && join(root, 'node_modules/.pnpm', found, 'node_modules', name);
  if (!directory || !existsSync(join(directory, 'package.json'))) return null;
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Omit<
    Installed,
    'directory'
  >;
  return { ...manifest, directory };
}

/** Whether installing it would run a program of its own. */
export function runsAtInstall({ scripts = {}, directory }: Installed): boolean {
  const hooks = ['preinstall', 'install', 'postinstall'];
  return hooks.some((hook) => scripts[hook]) || existsSync(join(directory, 'binding.gyp'));
}
