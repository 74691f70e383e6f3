import { example, Option, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pluralise } from '../src/log/pluralise';
import { readKey, type SigningKey } from '../src/log/signing';
import { ownKeyFile } from '../src/administration/teams';
import { signBuild, uploadForm } from '../src/releases/signBuild';
import { readJson, registryAddress, registryDirectory, send } from './addresses';
import { registryOption } from './options';

const root = resolve(import.meta.dirname, '../..');

export function addPublish(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('publish')
    .description('uploads a built remote as a release, signed by the team’s key; nobody runs it yet')
    .argument('<build>', 'a folder with a remote.json, or the name of a remote in this workspace')
    .option('--key <file>', 'the team’s key, if it isn’t this machine’s own')
    .option('--note <text>', 'what is new, for operators; without it the subject of the commit')
    .addOption(new Option('--why <text>', 'the same').hideHelp())
    .addOption(registryOption)
    .addHelpText('after', example('dist --key team.json --url https://m.example.com'))
    .action(async (build, { key: keyFile, note, why, url }) => {
      const directory = findBuild(build);
      const address = registryAddress(url, env);
      const key = await readTeamKey(keyFile, ownKeyFile(registryDirectory(env), build));
      const { statement, signed } = await signBuild(directory, key, note ?? why);
      const form = await uploadForm(directory, { signed, files: statement.files });
      const response = await send(address, '/registry/api/releases', { method: 'POST', body: form });
      const { name, releaseId } = await readJson<{ name: string; releaseId: string }>(response, address);
      print(`Published ${name} ${releaseId} (${pluralise(statement.files.length, 'file')}).`);
      print('Nobody runs it yet. What an operator can do next:');
      print(`  npm run registry -- check ${name} ${releaseId}`);
      print(`  npm run registry -- canary start ${name} ${releaseId} --why "…"`);
      print(`  npm run registry -- activate ${name} ${releaseId} --why "…"`);
    });
}

/** A folder with a `remote.json`, or the one that a remote of this workspace was built to. */
function findBuild(build: string): string {
  const isRemote = /^mfe-[a-z0-9-]+$/.test(build) && existsSync(join(root, build, 'package.json'));
  const folder = isRemote ? join(root, build, 'dist') : resolve(build);
  if (existsSync(join(folder, 'remote.json'))) return folder;
  if (isRemote) throw new Error(`${build} is not built. Build it first: npm run build -- ${build}`);
  throw new Error(`${folder} holds no remote.json, so it is no built remote.`);
}

async function readTeamKey(file: string | undefined, ownFile: string): Promise<SigningKey> {
  const key = await readKey(file ?? ownFile);
  if (key) return key;
  throw new Error(file ? `There is no key in ${file}.` : 'Say which key is your team’s: --key <file>.');
}
