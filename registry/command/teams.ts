import { readFile } from 'node:fs/promises';
import type { RegistryOverview } from '../src/http/api';
import { addressOf } from './address';
import { callRegistry } from './callRegistry';
import { columns } from './columns';
import { UsageError, type Command } from './command';
import { said } from './said';
import { teamKey } from './teamKey';

/** `teams …`: who may publish what. */
export const teams: Command = {
  usage: [
    ['teams list', 'which team publishes which remote'],
    ...teamKey.usage.map(([form, does]) => [`teams ${form}`, does] as const),
    [
      'teams add <team> <mfe-x> --key <file> --why <text>',
      'lets a team publish a remote; the file holds the public key',
    ],
    ['teams remove <team> --why <text>', 'its key publishes nothing any more'],
  ],
  async run([what, ...args], env) {
    if (what === 'key') return teamKey.run(args, env);
    const spoken = said(args, { options: ['key', 'why'] });
    const [team, remote, ...rest] = spoken.words;
    const { key, why } = spoken.values;
    const registry = { address: addressOf(spoken, env), env };
    if (what === 'list' && !team) {
      const { teams: known } = await callRegistry<RegistryOverview>(registry, { path: 'state' });
      return columns(
        known.map((each) => [each.team, each.remote]),
        'There are no teams.',
      );
    }
    if (!team || rest.length > 0) throw new UsageError();
    if (!why) throw new Error('Say why: --why "…". It stands in the log.');
    if (what === 'add' && remote && key) {
      const body = { team, remote, key: await readPublicKey(key), why };
      await callRegistry(registry, { method: 'POST', path: 'teams', body });
      return `Team ${team} may publish ${remote} now.`;
    }
    if (what !== 'remove' || remote) throw new UsageError();
    await callRegistry(registry, {
      method: 'DELETE',
      path: `teams/${encodeURIComponent(team)}`,
      body: { why },
    });
    return `Team ${team} publishes nothing any more. What it has published stays.`;
  },
};

/** The public half of the key in a file, whichever half is in it: the private one never leaves this machine. */
async function readPublicKey(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no key in ${file}.`);
  });
  try {
    const { kty, crv, x, y } = JSON.parse(text) as Record<string, unknown>;
    return { kty, crv, x, y };
  } catch {
    throw new Error(`${file} holds no key as JSON.`);
  }
}
