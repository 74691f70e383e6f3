import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { removeRemote, writeRemote } from '../shared/create-remote/writeRemote.mjs';
import { run } from './run.mjs';
import { pnpm, root } from './workspace.mjs';

/** Links the new remote alone: a system may be running out of the rest of node_modules, its database included. */
const linkOnly = (name) => ['--filter', `./${name}`, '--ignore-scripts'];

/** Makes a remote in the workspace, and links what it needs. Resolves to its route. */
export async function newRemote(name, template = 'react') {
  const folder = join(root, name);
  const route = await writeRemote({ name, folder, template, place: 'workspace' });
  console.log(`Wrote ${name}. Linking what it needs …`);
  const installed = existsSync(join(root, 'node_modules/.modules.yaml'));
  const args = ['install', ...(installed ? linkOnly(name) : []), '--prefer-offline', '--no-frozen-lockfile'];
  const { code, output } = await run('npx', [...pnpm, ...args], { capture: true });
  if (code !== 0) {
    await removeRemote(folder);
    throw new Error(`Installing what ${name} needs failed:\n${output}`);
  }
  await run('node_modules/.bin/oxfmt', [name], { capture: true });
  return route;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { plain: { type: 'boolean', default: false } },
  });
  const [name = ''] = positionals;
  try {
    const route = await newRemote(name, values.plain ? 'plain' : 'react');
    const team = name.slice('mfe-'.length);
    console.log(`Made ${name} with the route ${route}. Next:

  npx jest ${name}                        its screen and the contract with the shell
  npm run dev ${name}                     its screen in front of a running shell, with hot reload
  node scripts/build.mjs ${name}          its build, which the next npm start publishes and activates

Or, to a registry that is running, with an operator's session (npm run registry -- login):

  npm run registry -- teams key ${team}.json
  npm run registry -- teams add ${team} ${name} --key ${team}.json --why "a new remote"
  npm run registry -- publish ${name} --key ${team}.json
  npm run registry -- activate ${name} latest --why "its first release"`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
