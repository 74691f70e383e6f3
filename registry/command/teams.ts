import { example, formatTable, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { readFile } from 'node:fs/promises';
import type { RegistryOverview } from '../src/http/api';
import { openKey } from '../src/log/signing';
import { callRegistry, officeAddress, sendDecision } from './callRegistry';
import { codeOption, officeOption, whyOption } from './options';

/** Who may publish what. */
export function addTeams(program: CommandUnknownOpts, terminal: Terminal): void {
  const { env, print } = terminal;
  const teams = program
    .command('teams')
    .description('which team publishes which remote')
    .addHelpText('after', example('list'));
  const registryAt = (url: string | undefined) => ({ address: officeAddress(url, env), env });
  teams
    .command('list')
    .description('lists teams and their remotes')
    .addOption(officeOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const overview = await callRegistry<RegistryOverview>(registryAt(url), { path: 'state' });
      const rows = overview.teams.map(({ team, remote }) => [team, remote]);
      print(formatTable(rows, 'There are no teams.'));
    });
  addTeamKey(teams, terminal);
  teams
    .command('add')
    .description('lets a team publish a remote')
    .argument('<team>', '2 to 40 small letters, digits and hyphens')
    .argument('<remote>', 'e.g. mfe-wallet')
    .requiredOption('--key <file>', 'file with the team’s public key, as teams key prints it')
    .addOption(whyOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('wallet mfe-wallet --key wallet.json --why "a new team"'))
    .action(async (team, remote, { key, why, url, code }) => {
      const body = { team, remote, key: await readPublicKey(key), why };
      await sendDecision(registryAt(url), { method: 'POST', path: 'teams', body }, code);
      print(`Team ${team} may publish ${remote} now.`);
    });
  teams
    .command('remove')
    .description('its key publishes nothing any more')
    .argument('<team>')
    .addOption(whyOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('wallet --why "they left"'))
    .action(async (team, { why, url, code }) => {
      const path = `teams/${encodeURIComponent(team)}`;
      await sendDecision(registryAt(url), { method: 'DELETE', path, body: { why } }, code);
      print(`Team ${team} publishes nothing any more. What it has published stays.`);
    });
}

/** A team's key: made in a file of its own; its public half is printed, for the operator who adds the team. */
export function addTeamKey(program: CommandUnknownOpts, { print }: Terminal): void {
  program
    .command('key')
    .description('makes a team’s key in a file, if it isn’t there, and prints its public half')
    .argument('<file>', 'readable by its owner only')
    .addHelpText('after', example('team.json'))
    .action(async (file) => print(JSON.stringify((await openKey(file)).publicJwk)));
}

/** The public half of the key in a file that has either half: the private one never leaves this machine. */
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
