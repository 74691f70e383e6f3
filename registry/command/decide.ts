import { example, Option, wholeNumber, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import type { LogEntry, RegistryOverview } from '../src/http/api';
import { callRegistry, officeAddress, sendDecision } from './callRegistry';
import { findReleaseId, findRemote } from './findRelease';
import { describeEntry } from './formats';
import { codeOption, officeOption, releaseHelp, remoteHelp, whyOption } from './options';

export const seenOption = new Option(
  '--seen <revision>',
  'only if nothing of the remote has changed since this revision, which status prints',
).argParser(wholeNumber({ min: 0 }));
const forceOption = new Option(
  '--force',
  'members get it at once, whatever they are doing, not at their next navigation',
);
const overrideOption = new Option(
  '--override <findings>',
  'ids of soft findings of the gate to set aside, comma-separated',
);

interface DecisionOptions {
  why: string;
  seen?: number | undefined;
  url?: string | undefined;
  code?: string | undefined;
}

interface DecisionRequest {
  path: string;
  body: object;
}

/** Sends what an operator decides and prints the log entry that it becomes. */
export async function decide(
  { env, print }: Terminal,
  { why, seen, url, code }: DecisionOptions,
  makeRequest: (overview: RegistryOverview) => DecisionRequest,
): Promise<void> {
  const registry = { address: officeAddress(url, env), env, print };
  const overview = await callRegistry<RegistryOverview>(registry, { path: 'state' });
  const { path, body } = makeRequest(overview);
  const revision = seen ?? overview.revision;
  const decision = { method: 'POST', path, body: { ...body, why, revision } };
  const entry = await sendDecision<LogEntry>(registry, decision, code);
  print(describeEntry(entry));
}

const splitFindings = (findings: string | undefined) =>
  findings ? { overrideFindings: findings.split(',') } : {};

export function addActivate(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command('activate')
    .description('makes a release the one that runs')
    .argument('<remote>', remoteHelp)
    .argument('<release>', releaseHelp)
    .addOption(whyOption)
    .addOption(forceOption)
    .addOption(overrideOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery latest --why "canary was fine"'))
    .action((remote, release, { force = false, override, ...options }) =>
      decide(terminal, options, (overview) => {
        const releaseId = findReleaseId(findRemote(overview, remote), release);
        return { path: `remotes/${remote}/activate`, body: { releaseId, force, ...splitFindings(override) } };
      }),
    );
}

export function addRollback(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command('rollback')
    .description('goes back to what ran before, or to an earlier release')
    .argument('<remote>', remoteHelp)
    .argument('[release]', releaseHelp)
    .addOption(whyOption)
    .addOption(forceOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery --why "members see no results"'))
    .action((remote, release, { force = false, ...options }) =>
      decide(terminal, options, (overview) => {
        const known = findRemote(overview, remote);
        const releaseId = release ? { releaseId: findReleaseId(known, release) } : {};
        return { path: `remotes/${remote}/rollback`, body: { ...releaseId, force } };
      }),
    );
}

export function addCanary(program: CommandUnknownOpts, terminal: Terminal): void {
  const canary = program
    .command('canary')
    .description('gives a release to a share of the members first')
    .addHelpText('after', example('start mfe-lottery latest --why "new odds table"'));
  const decideOn = (path: string, options: DecisionOptions, body: object = {}) =>
    decide(terminal, options, () => ({ path: `remotes/${path}`, body }));
  canary
    .command('start')
    .description('gives a release to the first step’s share of the members')
    .argument('<remote>', remoteHelp)
    .argument('<release>', releaseHelp)
    .addOption(whyOption)
    .addOption(overrideOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery latest --why "new odds table"'))
    .action((remote, release, { override, ...options }) =>
      decide(terminal, options, (overview) => {
        const releaseId = findReleaseId(findRemote(overview, remote), release);
        return { path: `remotes/${remote}/canary`, body: { releaseId, ...splitFindings(override) } };
      }),
    );
  canary
    .command('step')
    .description('moves it to another step')
    .argument('<remote>', remoteHelp)
    .argument('<step>', 'name of the step, e.g. half')
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery half --why "no failures"'))
    .action((remote, step, options) => decideOn(`${remote}/canary/step`, options, { step }));
  canary
    .command('promote')
    .description('makes it the one that runs')
    .argument('<remote>', remoteHelp)
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery --why "no failures"'))
    .action((remote, options) => decideOn(`${remote}/canary/promote`, options));
  canary
    .command('stop')
    .description('gives all members the active release again')
    .argument('<remote>', remoteHelp)
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery --why "slow on old phones"'))
    .action((remote, options) => decideOn(`${remote}/canary/stop`, options));
}
