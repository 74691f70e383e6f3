import { z } from 'zod';
import { change, read } from '../call';
import { nothing, pageOf, paging, remoteName, time } from '../params';
import { canarySettings } from '../releases/canarySettings';
import type {
  ExplainedFrame,
  KeysOverview,
  RegistryOverview,
  ReleaseCheck,
  ReleaseNeeds,
  RemoteWeeks,
} from '../releases/overview';
import { entry, publishingCalls, reason } from './publishing';

/** On which state of the registry it was decided: the `revision` that the operator saw. */
const decision = { reason, revision: z.number().int().min(0) };
const releaseId = z.string().max(100);
const flag = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'A flag is named in letters and digits.');
/** A release that the gate looks at; one that has a finding it does not let run. */
const checked = {
  ...{ name: remoteName, releaseId },
  /** Ids of its soft findings that the operator sets aside. */
  overrideFindings: z.array(z.string().max(500)).max(1000).optional(),
};
const byGate = ['release checked', 'release refused by the gate'] as const;
/** Members get it at once, whatever they are doing. */
const force = z.boolean().optional();

/** What a check has found, or, while it is under way, which releases of the remote it waits behind. */
const check = z.object({
  check: z.custom<ReleaseCheck>().nullable(),
  behind: z.array(z.string()),
});

/** What a link to a preview is made of; nobody else is told, and nobody again. */
const newPreview = z.object({
  id: z.string(),
  name: z.string(),
  releaseId: z.string(),
  /** For the link, which is `<origin of the members’ page>/?preview=<name>~<token>#<path>`. */
  token: z.string(),
  /** Of the release's first route. */
  path: z.string(),
  until: time,
  /** Origin of the members' page. */
  appOrigin: z.string(),
});

/** Releases of the remotes, which the registry answers for. */
export const releaseCalls = {
  registryOverview: read({
    path: '/overview',
    right: 'releases.see',
    teams: 'open',
    params: nothing,
    answer: z.custom<RegistryOverview>(),
  }),
  /** What shells reported in eight weeks. */
  releaseWeeks: read({
    path: '/weeks',
    right: 'releases.see',
    teams: 'own',
    params: z.object({ name: remoteName }),
    answer: z.custom<RemoteWeeks>(),
  }),
  /** What every release needs of a shell that a page may take from now on. */
  shellNeeds: read({
    path: '/needs',
    right: 'releases.see',
    params: nothing,
    answer: z.object({ releases: z.custom<readonly ReleaseNeeds[]>() }),
  }),
  /** The registry's log, newest first: of one remote with what is about all of them. */
  registryLog: read({
    path: '/log',
    right: 'releases.see',
    teams: 'open',
    params: z.object({ name: remoteName.optional(), ...paging }),
    answer: pageOf(entry),
  }),
  /** All of it, as a file whose chain can be checked. */
  registryLogFile: read({ path: '/log.jsonl', right: 'releases.see', params: nothing, answer: z.unknown() }),
  /** Where the lines of a stack are in the sources; for a team in its own and the shell's. */
  explainStack: read({
    path: '/explain',
    right: 'releases.see',
    teams: 'open',
    params: z.object({ stack: z.string().min(1).max(4_000) }),
    answer: z.object({ frames: z.custom<readonly ExplainedFrame[]>() }),
  }),
  registryKeys: read({
    path: '/keys',
    right: 'releases.see',
    params: nothing,
    answer: z.custom<KeysOverview>(),
  }),
  /** What the check that is under way finds, else what the newest one has found. */
  releaseCheck: read({
    path: '/check',
    right: 'releases.see',
    teams: 'own',
    params: z.object({ name: remoteName, releaseId }),
    answer: check,
  }),

  /** Has the gate look at a release. */
  checkRelease: change({
    path: '/check/begin',
    right: 'releases.change',
    teams: 'own',
    params: z.object({ name: remoteName, releaseId }),
    answer: check,
    records: ['release checked'],
  }),
  activateRelease: change({
    path: '/activate',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({ ...checked, force, ...decision }),
    answer: entry,
    records: [...byGate, 'release activated'],
  }),
  /** Back to the release that ran before: one press at night, so that it asks for no code. */
  goBack: change({
    path: '/back',
    right: 'releases.change',
    teams: 'own',
    params: z.object({ name: remoteName, releaseId: releaseId.optional(), force, ...decision }),
    answer: entry,
    records: ['release rolled back'],
  }),
  /** To an earlier one, which may be known to be unsafe. */
  goFurtherBack: change({
    path: '/back/further',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({ name: remoteName, releaseId, force, ...decision }),
    answer: entry,
    records: ['release rolled back'],
  }),
  startCanary: change({
    path: '/canary/start',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({ ...checked, ...decision }),
    answer: entry,
    records: [...byGate, 'canary started'],
  }),
  setCanaryStep: change({
    path: '/canary/step',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({ name: remoteName, step: z.string().max(100), ...decision }),
    answer: entry,
    records: ['canary moved'],
  }),
  promoteCanary: change({
    path: '/canary/promote',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({ name: remoteName, ...decision }),
    answer: entry,
    records: ['release activated'],
  }),
  stopCanary: change({
    path: '/canary/stop',
    right: 'releases.change',
    teams: 'own',
    params: z.object({ name: remoteName, ...decision }),
    answer: entry,
    records: ['canary stopped'],
  }),
  setFlag: change({
    path: '/flags/set',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({ name: remoteName, flag, share: z.number().min(0).max(1), ...decision }),
    answer: entry,
    records: ['flag set'],
  }),
  /** Off for everybody; without `keep` it is no more. */
  switchFlagOff: change({
    path: '/flags/off',
    right: 'releases.change',
    teams: 'own',
    params: z.object({ name: remoteName, flag, keep: z.boolean(), ...decision }),
    answer: entry,
    records: ['flag set', 'flag removed'],
  }),
  /** For a device, or for the member with a number, for a day. */
  beginPreview: change({
    path: '/previews/begin',
    right: 'releases.change',
    needsCode: true,
    teams: 'own',
    params: z.object({
      ...{ name: remoteName, releaseId, reason },
      memberId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    answer: newPreview,
    records: ['preview begun'],
  }),
  endPreview: change({
    path: '/previews/end',
    right: 'releases.change',
    teams: 'own',
    params: z.object({ name: remoteName, id: z.string().max(40), reason }),
    answer: entry,
    records: ['preview ended'],
  }),
  /** Who may run a remote from an address of their own. */
  setOverrides: change({
    path: '/overrides/set',
    right: 'releases.change',
    needsCode: true,
    params: z.object({
      overrides: z.union([
        z.enum(['nobody', 'everybody']),
        z
          .array(z.string().regex(/^\d{1,20}$/))
          .min(1)
          .max(1000),
      ]),
      ...decision,
    }),
    answer: entry,
    records: ['overrides set'],
  }),
  setCanarySettings: change({
    path: '/canary/settings',
    right: 'releases.change',
    needsCode: true,
    params: z.object({ settings: canarySettings, ...decision }),
    answer: entry,
    records: ['rules of canaries set'],
  }),
  ...publishingCalls,
};
