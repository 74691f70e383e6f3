import type { OfficeParams } from '@members/office-contract';
import {
  example,
  formatTable,
  wholeNumber,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { readFile } from 'node:fs/promises';
import { openKey } from '../src/log/signing';
import { officeAddress } from './addresses';
import { callRegistry, sendDecision } from './callRegistry';
import { describeQuota, formatMegabytes } from './formats';
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
    .description('lists teams, their remotes, and how much they have published of what they may')
    .addOption(officeOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const overview = await callRegistry(registryAt(url), 'registryOverview', {});
      const rows = overview.teams.map(({ team, remote, quota, used }) => [
        team,
        remote,
        `${formatMegabytes(used.bytes)} of ${formatMegabytes(quota.bytes)}`,
        `${used.releasesPerDay} of ${quota.releasesPerDay} releases in 24 hours`,
      ]);
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
      const params = { team, remote, key: await readPublicKey(key), reason: why };
      await sendDecision({ ...registryAt(url), code }, 'addTeam', params);
      print(`Team ${team} may publish ${remote} now.`);
    });
  teams
    .command('quota')
    .description('sets how much a team may publish')
    .argument('<team>')
    .requiredOption(
      '--megabytes <number>',
      'of all its releases together',
      wholeNumber({ min: 0, max: 1_000_000 }),
    )
    .requiredOption('--releases <number>', 'within 24 hours', wholeNumber({ min: 0, max: 10_000 }))
    .addOption(whyOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('wallet --megabytes 2000 --releases 200 --why "a new player"'))
    .action(async (team, { megabytes, releases, why, url, code }) => {
      const quota = { bytes: megabytes * 1_000_000, releasesPerDay: releases };
      await sendDecision({ ...registryAt(url), code }, 'setTeamQuota', { team, ...quota, reason: why });
      print(`Team ${team} may publish ${describeQuota(quota)}.`);
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
      await sendDecision({ ...registryAt(url), code }, 'removeTeam', { team, reason: why });
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
async function readPublicKey(file: string): Promise<OfficeParams<'addTeam'>['key']> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no key in ${file}.`);
  });
  try {
    const { kty, crv, x, y } = JSON.parse(text) as OfficeParams<'addTeam'>['key'];
    return { kty, crv, x, y };
  } catch {
    throw new Error(`${file} holds no key as JSON.`);
  }
}
