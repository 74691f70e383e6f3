import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('templates', import.meta.url));
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Names derived from that of the remote: `mfe-live-scores` has the screen `LiveScoresScreen` in the folder `liveScores`, at the route `/LiveScores`. */
function wordsOf(name) {
  const [first, ...rest] = name.slice('mfe-'.length).split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const camel = [first, ...rest.map(capital)].join('');
  return { camel, pascal: capital(camel) };
}

/**
 * Writes a new remote into a folder that isn't there yet: from the template `react` or `plain`, with what it needs
 * inside the `workspace` of Members or `outside` of it. Outside, `origin` is where the registry is. Resolves to its
 * route. Throws for a name that no remote can have, and for a folder that is there.
 */
export async function writeRemote({ name, folder, template = 'react', place, origin = '' }) {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name))
    throw new Error(
      `"${name}" is no name of a remote: it is mfe- and small letters or digits, such as mfe-live-scores.`,
    );
  if (existsSync(folder)) throw new Error(`There is a folder ${folder} already.`);
  const sources = ['common', template, place, `${place}-${template}`].map((each) => join(templates, each));
  await mkdir(folder, { recursive: true });
  for (const source of sources.filter((each) => existsSync(each)))
    await cp(source, folder, { recursive: true, filter: (path) => !path.endsWith('_package.json') });
  const { camel, pascal } = wordsOf(name);
  const renamed = (text) =>
    text
      .replaceAll('mfe-blank', name)
      .replaceAll('https://m.example.com', origin)
      .replaceAll('Blank', pascal)
      .replace(/\bblank\b/g, camel)
      .replace(/\bblankScreen\b/g, `${camel}Screen`);
  const manifest = JSON.stringify(await manifestOf(sources, place), null, 2);
  await writeFile(join(folder, 'package.json'), `${renamed(manifest)}\n`);
  await renameAll(folder, renamed);
  return `/${pascal}`;
}

/** Renames what is called after the template, in files and in their names; `_npmrc` becomes `.npmrc`, as npm packs none. */
async function renameAll(folder, renamed) {
  // Deepest first, so that no path changes under its turn.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const byDepth = entries.sort((a, b) => b.parentPath.length - a.parentPath.length);
  for (const entry of byDepth) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await writeFile(path, renamed(await readFile(path, 'utf8')));
    const next = renamed(entry.name).replace(/^_/, '.');
    if (next !== entry.name) await rename(path, join(entry.parentPath, next));
  }
}

/** The package.json of a remote. Outside, its dependencies have the versions that this package was packed with. */
async function manifestOf(sources, place) {
  const parts = sources.map((source) => join(source, '_package.json')).filter((file) => existsSync(file));
  const merged = {};
  for (const file of parts) {
    const part = await readJson(file);
    for (const [key, value] of Object.entries(part))
      merged[key] = typeof value === 'object' ? { ...merged[key], ...value } : value;
  }
  if (place === 'workspace') return merged;
  const { devDependencies: versions } = await readJson(new URL('package.json', import.meta.url));
  const withVersions = (dependencies) =>
    Object.fromEntries(Object.keys(dependencies).map((each) => [each, versions[each]]));
  return {
    ...merged,
    name: merged.name.replace('@members/', ''),
    ...(merged.dependencies && { dependencies: withVersions(merged.dependencies) }),
    devDependencies: withVersions(merged.devDependencies),
  };
}

/** Takes back what was written of a remote. */
export const removeRemote = (folder) => rm(folder, { recursive: true, force: true });
