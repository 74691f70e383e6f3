import type { RegistryOverview, RemoteOverview } from '@members/office-contract';
import {
  CheckFailed,
  example,
  formatTable,
  wholeNumber,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { pluralise } from '../src/log/pluralise';
import { officeAddress } from './addresses';
import { callRegistry, followGate } from './callRegistry';
import { findReleaseId, findRemote } from './findRelease';
import { describeEntry, describeFindings, formatMegabytes, formatPercent, formatTime } from './formats';
import { releaseHelp, remoteHelp, officeOption } from './options';

const readOverview = (url: string | undefined, env: NodeJS.ProcessEnv): Promise<RegistryOverview> =>
  callRegistry({ address: officeAddress(url, env), env }, 'registryOverview', {});

export function addStatus(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('status')
    .description('what runs of each remote, and how it did in the last hour')
    .addOption(officeOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const overview = await readOverview(url, env);
      const { signature, malformed, older } = overview.refusedDocuments;
      const refused = signature + malformed + older;
      const rows = overview.remotes.flatMap((remote) => statusRows(remote, overview));
      print(formatTable(rows, 'Nothing is published.'));
      if (refused > 0)
        print(
          `Shells refused ${pluralise(refused, 'document')} in the last hour: ${signature} by signature, ${malformed} malformed, ${older} older or expired.`,
        );
      print(`Revision ${overview.revision}`);
    });
}

function statusRows(
  { name, active, since, previous, canary }: RemoteOverview,
  { health }: RegistryOverview,
): string[][] {
  const row = (role: string, id: string, more: string) => {
    const { loads = 0, failures = 0, mountMs } = health[name]?.[id] ?? {};
    const p95 = mountMs?.p95 ?? null;
    const mounted = p95 === null ? '' : `, mounted in ${Math.round(p95)} ms (p95)`;
    return [name, role, id, `${pluralise(loads, 'load')}, ${pluralise(failures, 'failure')}${mounted}`, more];
  };
  const rows = [
    active
      ? row('active', active, since ? `since ${formatTime(since.at)} by ${since.actor.name}` : '')
      : [name, 'nothing runs', '', '', ''],
  ];
  if (previous) rows.push(row('before', previous, ''));
  if (canary) {
    const { releaseId, step, share, startedAt } = canary;
    rows.push(row('canary', releaseId, `${step}, ${formatPercent(share)} since ${formatTime(startedAt)}`));
  }
  return rows;
}

export function addReleases(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('releases')
    .description('the published releases of a remote, newest first')
    .argument('<remote>', remoteHelp)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery'))
    .action(async (name, { url }) => {
      const remote = findRemote(await readOverview(url, env), name);
      const rows = remote.releases.map(({ releaseId, publishedAt, team, bytes, check, atGate }) => [
        releaseId,
        roleOf(releaseId, remote),
        formatTime(publishedAt),
        team,
        formatMegabytes(bytes),
        atGate ? 'at the gate' : check ? pluralise(check.findings.length, 'finding') : 'not checked',
      ]);
      print(formatTable(rows, 'Nothing is published.'));
    });
}

function roleOf(id: string, { active, canary, previous }: RemoteOverview): string {
  if (id === active) return 'active';
  if (id === canary?.releaseId) return 'canary';
  return id === previous ? 'before' : '';
}

export function addCheck(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('check')
    .description('has the gate check a release; exits 1 if it finds anything')
    .argument('<remote>', remoteHelp)
    .argument('<release>', releaseHelp)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery latest'))
    .action(async (name, wanted, { url }) => {
      const id = findReleaseId(findRemote(await readOverview(url, env), name), wanted);
      const registry = { address: officeAddress(url, env), env, print };
      const { findings } = await followGate(registry, async (asked, say) => {
        const call = asked === 0 ? 'checkRelease' : 'releaseCheck';
        const { check, behind } = await callRegistry(registry, call, { name, releaseId: id });
        const where = behind.length > 0 ? `waits at the gate behind ${behind.join(', ')}` : 'is at the gate';
        if (!check) say(`${name} ${id} ${where}.`);
        return check;
      });
      const text = `${name} ${id}\n${describeFindings(findings)}`;
      if (findings.length > 0) throw new CheckFailed(text);
      print(text);
    });
}

export function addHistory(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('history')
    .description('what happened, who did it and why, newest first, 50 lines at a time')
    .argument('[remote]', 'only what happened to it, e.g. mfe-lottery')
    .option('--before <line>', 'the lines before this number', wholeNumber({ min: 0 }))
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery --before 120'))
    .action(async (name, { before, url }) => {
      const registry = { address: officeAddress(url, env), env };
      const after = before === undefined ? undefined : String(before);
      const { rows: shown } = await callRegistry(registry, 'registryLog', { name, after });
      print(shown.map(describeEntry).join('\n') || 'Nothing is on record.');
    });
}
