import type { OfficeParams, RegistryOverview } from '@members/office-contract';
import { example, Option, wholeNumber, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { officeAddress } from './addresses';
import { callRegistry, sendDecision } from './callRegistry';
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

/** Sends what an operator decides, by the call that fits what runs now, and prints the log entry that it becomes. */
export async function decide(
  { env, print }: Terminal,
  { why, seen, url, code }: DecisionOptions,
  makeCall: (overview: RegistryOverview) => DecisionCall,
): Promise<void> {
  const registry = { address: officeAddress(url, env), env, print };
  const overview = await callRegistry(registry, 'registryOverview', {});
  const [id, params] = makeCall(overview);
  const decided = { ...params, reason: why, revision: seen ?? overview.revision };
  const entry = await sendDecision({ ...registry, code }, id, decided as OfficeParams<typeof id>);
  print(describeEntry(entry));
}

type DecisionId =
  | 'activateRelease'
  | 'goBack'
  | 'goFurtherBack'
  | 'startCanary'
  | 'setCanaryStep'
  | 'promoteCanary'
  | 'stopCanary'
  | 'setFlag'
  | 'switchFlagOff';

/** A call with what it takes beside the reason and what was seen. */
export type DecisionCall = {
  [Id in DecisionId]: readonly [Id, Omit<OfficeParams<Id>, 'reason' | 'revision'>];
}[DecisionId];

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
        return ['activateRelease', { name: remote, releaseId, force, ...splitFindings(override) }];
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
        if (release === undefined) return ['goBack', { name: remote, force }];
        const releaseId = findReleaseId(known, release);
        return [
          releaseId === known.previous ? 'goBack' : 'goFurtherBack',
          { name: remote, releaseId, force },
        ];
      }),
    );
}

export function addCanary(program: CommandUnknownOpts, terminal: Terminal): void {
  const canary = program
    .command('canary')
    .description('gives a release to a share of the members first')
    .addHelpText('after', example('start mfe-lottery latest --why "new odds table"'));
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
        return ['startCanary', { name: remote, releaseId, ...splitFindings(override) }];
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
    .action((remote, step, options) =>
      decide(terminal, options, () => ['setCanaryStep', { name: remote, step }]),
    );
  canary
    .command('promote')
    .description('makes it the one that runs')
    .argument('<remote>', remoteHelp)
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery --why "no failures"'))
    .action((remote, options) => decide(terminal, options, () => ['promoteCanary', { name: remote }]));
  canary
    .command('stop')
    .description('gives all members the active release again')
    .argument('<remote>', remoteHelp)
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery --why "slow on old phones"'))
    .action((remote, options) => decide(terminal, options, () => ['stopCanary', { name: remote }]));
}
