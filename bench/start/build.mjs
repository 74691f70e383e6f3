import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../../scripts/build.mjs';
import { run } from '../../scripts/run.mjs';
import { hashOf, remotes, root } from '../../scripts/workspace.mjs';

const here = import.meta.dirname;
const foldersOf = (group) =>
  readdirSync(join(here, group))
    .filter((name) => existsSync(join(here, group, name, 'webpack.config.mjs')))
    .map((name) => join(group, name));

await build();

const inputsOf = (folder) => [
  'pnpm-lock.yaml',
  'shared',
  join('bench/start', folder),
  ...remotes,
  ...builders[folder.split('/')[0]],
];
const builders = {
  systems: ['bench/start/systems', 'shell'],
  peers: ['bench/start/peers/common', 'shell/src/history', 'shell/src/remotes'],
};

/** Builds what is measured beside the system, one after another, and only what is stale; or the parts named. */
const named = process.argv.slice(2);
const peers = process.env.PEERS?.split(',') ?? foldersOf('peers').map((folder) => basename(folder));
mkdirSync(join(here, 'dist/stamps'), { recursive: true });
for (const folder of [...foldersOf('systems'), ...peers.map((peer) => join('peers', peer))]) {
  const name = basename(folder);
  const id = hashOf(inputsOf(folder));
  const stamp = join(here, 'dist/stamps', name);
  if (named.length > 0 && !named.includes(name)) continue;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) continue;
  const startedAt = Date.now();
  const webpack = join(root, 'bench/node_modules/.bin/webpack');
  // A remote among the builds is a release of its own by this id.
  const env = { BUILD_ID: id };
  const { code, output } = await run(webpack, [], { cwd: join(here, folder), env, capture: true });
  if (code !== 0) {
    console.error(`Building ${name} failed:\n${output}`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(stamp, id);
  console.log(`Built ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
