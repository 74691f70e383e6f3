import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { counted } from '../src/counted';
import { deliveryForm } from '../src/publishing/deliveryForm';
import { signBuild } from '../src/publishing/signBuild';
import { readKey, type SigningKey } from '../src/signing/keys';
import { ownKeyFile } from '../src/teams/ownTeams';
import { addressOf } from './address';
import { answerOf, send } from './callRegistry';
import { UsageError, type Command } from './command';
import { dataDirectory } from './dataDirectory';
import { said } from './said';

const root = resolve(import.meta.dirname, '../..');

/** `publish`: uploads a built remote as an immutable release, signed by the team's key. */
export const publish: Command = {
  usage: [
    [
      'publish <mfe-x | folder>',
      'uploads a built remote; --key <file>, the team’s key if it isn’t this machine’s own;',
    ],
    ['', '--why <text>'],
  ],
  async run(args, env) {
    const spoken = said(args, { options: ['key', 'why'] });
    const [what] = spoken.words;
    if (!what || spoken.words.length !== 1) throw new UsageError();
    const directory = builtFolder(what);
    const address = addressOf(spoken, env);
    const own = ownKeyFile(join(dataDirectory(env), 'registry'), what);
    const key = await keyOf(spoken.values.key, own);
    const { statement, signed } = await signBuild(directory, key, spoken.values.why);
    const form = await deliveryForm(directory, { signed, files: statement.files });
    const response = await send(address, 'releases', { method: 'POST', body: form });
    const { name, releaseId } = await answerOf<{ name: string; releaseId: string }>(response, address);
    return [
      `Published ${name} ${releaseId} (${counted(statement.files.length, 'file')}).`,
      'Nobody runs it yet. What an operator can do next:',
      `  npm run registry -- check ${name} ${releaseId}`,
      `  npm run registry -- canary start ${name} ${releaseId} --why "…"`,
      `  npm run registry -- activate ${name} ${releaseId} --why "…"`,
    ].join('\n');
  },
};

/** A folder with a `remote.json`, or the one that a remote of this workspace was built to. */
function builtFolder(what: string): string {
  const isRemote = /^mfe-[a-z0-9-]+$/.test(what) && existsSync(join(root, what, 'package.json'));
  const folder = isRemote ? join(root, what, 'dist') : resolve(what);
  if (existsSync(join(folder, 'remote.json'))) return folder;
  if (isRemote) throw new Error(`${what} is not built. Build it first: npm run build -- ${what}`);
  throw new Error(`${folder} holds no remote.json, so it is no built remote.`);
}

async function keyOf(file: string | undefined, own: string): Promise<SigningKey> {
  const key = await readKey(file ?? own);
  if (key) return key;
  throw new Error(file ? `There is no key in ${file}.` : 'Say which key is your team’s: --key <file>.');
}
