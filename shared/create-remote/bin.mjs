#!/usr/bin/env node
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { writeRemote } from './writeRemote.mjs';

const usage = `Makes a remote in a folder of its own, and installs what it needs.

  npm config set @members:registry=https://m.example.com/registry/npm/
  npm create @members/remote mfe-hello

  --plain          without React
  --url <origin>   the registry, e.g. https://m.example.com; else the one that npm has for @members
  --no-install     writes the files and no more
`;

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The origin of the registry, from the address under which npm looks for the packages of the scope. */
async function originOfScope() {
  const { stdout } = await promisify(execFile)(npm, ['config', 'get', '@members:registry']);
  return URL.canParse(stdout.trim()) ? new URL(stdout.trim()).origin : null;
}

async function create() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      plain: { type: 'boolean', default: false },
      url: { type: 'string' },
      'no-install': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.help || !name) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const origin = values.url ? new URL(values.url).origin : await originOfScope();
  if (!origin)
    throw new Error(
      'Say where the registry is, e.g. --url https://m.example.com, or have npm know it for @members.',
    );
  const folder = resolve(name);
  const template = values.plain ? 'plain' : 'react';
  const say = (text) => process.stdout.write(`${text}\n`);

  const response = await fetch(`${origin}/registry/publish.mjs`).catch((error) => {
    throw new Error(`${origin} can't be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok)
    throw new Error(`${origin} serves no publish.mjs, so it is no registry (${response.status}).`);
  const route = await writeRemote({ name, folder, template, place: 'outside', origin });
  await writeFile(join(folder, 'publish.mjs'), await response.text());
  say(`Wrote ${name} with the route ${route}.`);
  if (!values['no-install']) {
    say('Installing what it needs, which takes a minute …');
    const child = spawn(npm, ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], {
      cwd: folder,
      stdio: 'inherit',
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`npm install failed. The files stand in ${folder}.`);
  }
  const team = name.slice('mfe-'.length);
  say(`
Next, in ${name}:

  cd ${name}
  npm test                what holds for its screen, and the contract with the shell
  npm run dev             its screen in your own browser, in the running app, reloaded as you save
  npm run key             makes the team's key in team.json, once, and prints its public half

Send the public half to an operator of ${origin}, who saves it as ${team}.json and lets your team publish, once:

  npm run registry -- teams add ${team} ${name} --key ${team}.json --why "a new team"

Then:

  npm run build
  npm run release         uploads the build; an operator activates it

README.md has more.`);
  return 0;
}

try {
  process.exitCode = await create();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
