/** `npm run settings` writes `.env.sample` and the tables of settings in the READMEs from `server/src/variables.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../server/src/variableKinds';
import { variables } from '../server/src/variables';
import { root } from './workspace.mjs';

/** A table stands between these two lines. */
const begin = '<!-- settings: written by npm run settings -->';
const end = '<!-- end of settings -->';

const readmes: Record<string, Listing> = {
  'README.md': 'system',
  'server/README.md': 'server',
  'registry/README.md': 'registry',
};

const declared = Object.entries(variables).map(([name, about]) => ({
  name,
  initial: undefined,
  unit: undefined,
  else: undefined,
  ...about,
}));

/** What is in force where a variable is not given. */
function fallback({ initial, unit, ...about }: (typeof declared)[number]): string {
  const fixed = initial ? `\`${initial}\`${unit ? ` ${unit}` : ''}` : '';
  return about.else ?? fixed;
}

function table(listing: Listing): string {
  const rows = declared
    .filter((each) => each.in.includes(listing as never))
    .map((each) => `| \`${each.name}\` | ${fallback(each)} | ${each.says} |`);
  return ['| Variable | Default | |', '| --- | --- | --- |', ...rows].join('\n');
}

function sample(): string {
  const lines = declared.map((each) => {
    const value = fallback(each).replaceAll('`', '');
    return `# ${each.says.replaceAll('`', '')}${value ? ` (default: ${value})` : ''}.\n#${each.name}=\n`;
  });
  return [
    '# Settings, all of which may be left out. Written by npm run settings from server/src/variables.ts.',
    '# To use it: copy it to .env, fill lines in, and start with node --env-file=.env scripts/start.mjs.\n',
    ...lines,
  ].join('\n');
}

/** A text as `npm run format` leaves the file. */
const formatted = (path: string, text: string): string =>
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', path], {
    cwd: root,
    encoding: 'utf8',
    input: text,
  });

/** The files with settings as they should be, by path. */
export function settingsFiles(): Record<string, string> {
  const files: Record<string, string> = { '.env.sample': sample() };
  for (const [path, listing] of Object.entries(readmes)) {
    const [before, rest] = readFileSync(join(root, path), 'utf8').split(begin);
    const [, after] = rest?.split(end) ?? [];
    if (before === undefined || after === undefined) throw new Error(`${path} has no place for settings.`);
    const text = `${before}${begin}\n\n${table(listing)}\n\n${end}${after}`;
    files[path] = formatted(path, text);
  }
  return files;
}

if (process.argv[1] === import.meta.filename)
  for (const [path, text] of Object.entries(settingsFiles())) writeFileSync(join(root, path), text);
