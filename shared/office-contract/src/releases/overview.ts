/** What operators see of the registry. */
import type { PreviewAudience } from '@members/mfe-kit/preview';
import type { FailurePhase, OverrideRule } from '@members/mfe-kit/release';
import type { Uses } from '@members/uses';
import type { CanarySettings } from './canarySettings';
import type { Finding, RegistryEntry, ReleaseSource, TeamQuota } from './registryLog';

export type { FailurePhase, OverrideRule, PreviewAudience };

/** What the gate found when it last checked a release. */
export interface ReleaseCheck {
  at: string;
  findings: readonly Finding[];
}

export interface ReleaseOverview {
  releaseId: string;
  releaseHash: string;
  /** ISO 8601. */
  publishedAt: string;
  team: string;
  /** What is new in it. */
  note: string;
  /** The commit that it was built from; null where nobody told. */
  source: ReleaseSource | null;
  /** Sum over its files. */
  bytes: number;
  /** Null if the gate never checked the release. */
  check: ReleaseCheck | null;
  /** Where it is at the gate: the releases of its remote that it waits behind. Null if it is not. */
  atGate: { behind: readonly string[] } | null;
}

/** What happens more often with a canary than with the active release, each as events in so many pages. */
export interface Suspicion {
  /** Failures in a phase, or presses of more than so many milliseconds. */
  of: { phase: FailurePhase } | { slowMs: number };
  canary: { events: number; pages: number };
  active: { events: number; pages: number };
}

export interface CanaryOverview {
  releaseId: string;
  step: string;
  /** Share of the members, 0 to 1. */
  share: number;
  startedAt: string;
  /** When the minimum time of this step is over; null if the settings have no step of this name. */
  nextStepAt: string | null;
  /** What shells reported since it started, and `stepLoads` since its step began. It is judged by these. */
  trial: {
    loads: number;
    failures: number;
    stepLoads: number;
    activeLoads: number;
    activeFailures: number;
    /** How much speaks against it, from about 1 on. At 100 it is taken back; 1 % of equal releases ever get there. */
    evidence: number;
    /** What speaks most against it, where anything does. */
    suspicion: Suspicion | null;
  };
}

export interface RemoteOverview {
  name: string;
  /** Release id; null if none runs. */
  active: string | null;
  /** The log entry that made it active. */
  since: RegistryEntry | null;
  /** The log entry that took a release or a canary back, if nothing was activated or tried since. */
  takenBack: RegistryEntry | null;
  previous: string | null;
  canary: CanaryOverview | null;
  forced: boolean;
  /** Share of the members for whom each flag is on, 0 to 1. */
  flags: Readonly<Record<string, number>>;
  /** Newest first. */
  releases: readonly ReleaseOverview[];
}

/** An error that shells reported; equal ones are counted as one. */
export interface ReportedError {
  /** The newest of them. */
  at: string;
  phase: FailurePhase;
  message: string;
  /** The places in the code, one a line, where the page knew them. */
  stack?: string | undefined;
  count: number;
}

/** What shells reported about a release in the last hour. */
export interface ReleaseHealth {
  loads: number;
  failures: number;
  failuresByPhase: Partial<Record<FailurePhase, number>>;
  /** Milliseconds from navigation to mounted; null if nothing was mounted. */
  mountMs: { p50: number | null; p95: number | null };
  /** The newest ones. */
  errors: readonly ReportedError[];
  /** The minutes in which something was reported, oldest first. */
  series: readonly { at: string; loads: number; failures: number; mountP50: number | null }[];
}

/** What a page measures of a release: web vitals, the median press, and the time from navigation to mounted. */
export type Vital = 'lcp' | 'inp' | 'cls' | 'press' | 'mount';

/**
 * What is reached by three of four pages, in milliseconds (`cls`: as it is), rounded up to the edge of a bucket; null
 * where no page told.
 */
export type VitalQuartiles = Readonly<Record<Vital, number | null>>;

/** What shells reported about a release in the last eight weeks. */
export interface ReleaseWeeks {
  loads: number;
  failures: number;
  failuresByPhase: Partial<Record<FailurePhase, number>>;
  p75: VitalQuartiles;
  /** The days (UTC) on which something was reported, oldest first. */
  days: readonly { at: string; loads: number; failures: number; p75: VitalQuartiles }[];
}

/** By release id, with the newest errors of each. */
export type RemoteWeeks = Readonly<Record<string, ReleaseWeeks & { errors: readonly ReportedError[] }>>;

/** A preview that is not over. */
export interface PreviewOverview {
  id: string;
  name: string;
  releaseId: string;
  audience: PreviewAudience;
  /** Whether a device has it, where it is for one. */
  isTaken: boolean;
  /** ISO 8601. */
  until: string;
}

export interface TeamOverview {
  team: string;
  /** The remote that it publishes. */
  remote: string;
  quota: TeamQuota;
  /** What counts against the quota. */
  used: TeamQuota;
}

/** Everything that an operator sees at once. */
export interface RegistryOverview {
  /** `seq` of the newest log entry. A decision sends it back, to say on which state it was made. */
  revision: number;
  remotes: readonly RemoteOverview[];
  /** By remote and release id. */
  health: Readonly<Record<string, Readonly<Record<string, ReleaseHealth>>>>;
  /** How many documents shells refused in the last hour, by reason. */
  refusedDocuments: { signature: number; malformed: number; older: number };
  overrides: OverrideRule;
  previews: readonly PreviewOverview[];
  canarySettings: CanarySettings;
  teams: readonly TeamOverview[];
}

/** A release that runs, or may run at once, and what it needs of a shell. */
export interface ReleaseNeeds {
  name: string;
  releaseId: string;
  role: 'active' | 'before' | 'canary';
  shellContract: string;
  /** Range of each module that it takes from the shell. */
  shared: Readonly<Record<string, string>>;
  /** What it uses of these; null where its build did not write it. */
  uses: Uses | null;
}

/** A line of a stack. */
export interface ExplainedFrame {
  /** The line as it came. */
  text: string;
  /** Whose script it is: `shell`, or remote and release. Like all below only where its source map is kept. */
  of?: string;
  /** File in the sources. */
  source?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /** The line in the sources. */
  code?: string;
}

/** The keys that sign, or have signed, the document. */
export interface KeysOverview {
  /** Newest first: the first one signs. */
  keys: readonly {
    /** The `x` of the public key. */
    id: string;
    /** The log entry that brought it; null for the first. */
    since: RegistryEntry | null;
  }[];
  /** ISO 8601: when the document in force was signed, and until when shells take it. */
  issuedAt: string;
  expiresAt: string;
}
