import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';
import { pnpm, root } from './workspace.mjs';

const template = join(root, 'registry/template');

/** Names derived from that of the remote: `mfe-live-scores` has the screen `LiveScoresScreen` in the folder `liveScores`, at the route `/LiveScores`. */
function wordsOf(name) {
  const [first, ...rest] = name.slice('mfe-'.length).split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const camel = [first, ...rest.map(capital)].join('');
  return { camel, pascal: capital(camel) };
}

/** Makes a remote in the workspace from the template, and installs what it needs. Resolves to its route. */
export async function newRemote(name) {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name))
    throw new Error(
      `"${name}" is no name of a remote: it is mfe- and small letters or digits, such as mfe-live-scores.`,
    );
  const folder = join(root, name);
  if (existsSync(folder)) throw new Error(`There is a folder ${name} already.`);
  const { camel, pascal } = wordsOf(name);
  const renamed = (text) =>
    text
      .replaceAll('mfe-blank', name)
      .replaceAll('Blank', pascal)
      .replace(/\bblank\b/g, camel);
  await cp(template, folder, { recursive: true });
  // Deepest first, so that no path changes under its turn.
  const paths = (await readdir(folder, { recursive: true })).sort().reverse();
  for (const path of paths) {
    const file = join(folder, path);
    if (/\.\w+$/.test(path)) await writeFile(file, renamed(await readFile(file, 'utf8')));
    const segments = path.split('/');
    const last = segments.pop();
    if (renamed(last) !== last) await rename(file, join(folder, ...segments, renamed(last)));
  }
  const { code, output } = await run(
    'npx',
    [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'],
    { capture: true },
  );
  if (code !== 0) throw new Error(`Installing what ${name} needs failed:\n${output}`);
  await run('node_modules/.bin/oxfmt', [name]);
  return `/${pascal}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name = ''] = process.argv.slice(2);
  try {
    const route = await newRemote(name);
    console.log(`Made ${name} with the route ${route}. Next:

  npx jest ${name}                        its screen and the contract with the shell
  node scripts/build.mjs ${name}          its build
  npm run registry -- publish ${name}     a release of it`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
