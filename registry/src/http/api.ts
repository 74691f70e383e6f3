/** What the registry's HTTP interface returns; the console and the command line read it. */
import type { PreviewAudience } from '@members/mfe-kit/preview';
import type { FailurePhase, OverrideRule } from '@members/mfe-kit/release';
import type { CanarySettings } from '../log/canarySettings';
import type { Finding, Quota, Right, Source } from '../log/change';
import type { LogEntry } from '../log/openLog';
import type { Uses } from '@members/uses';

export type { CanarySettings, Finding, LogEntry, Quota, Right, Source };
export type { FailurePhase, OverrideRule, PreviewAudience };

/** `GET` and `POST /registry/api/session`. */
export interface OperatorSession {
  name: string;
  rights: readonly Right[];
  /** The only remote that a team's own operator sees and decides about. */
  remote?: string;
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
  source: Source | null;
  /** Sum over its files. */
  bytes: number;
  /** What the gate found last; null if it never checked the release. */
  check: { at: string; findings: readonly Finding[] } | null;
  /** Where it is at the gate: the releases of its remote that it waits behind. Null if it is not. */
  atGate: { behind: readonly string[] } | null;
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
    /** What happens more often with it than with the active release, where anything does. */
    suspicion: string | null;
  };
}

export interface RemoteOverview {
  name: string;
  /** Release id; null if none runs. */
  active: string | null;
  /** The log entry that made it active. */
  since: LogEntry | null;
  /** The log entry that took a release or a canary back, if nothing was activated or tried since. */
  takenBack: LogEntry | null;
  previous: string | null;
  canary: CanaryOverview | null;
  forced: boolean;
  /** Share of the members for whom each flag is on, 0 to 1. */
  flags: Readonly<Record<string, number>>;
  /** Newest first. */
  releases: readonly ReleaseOverview[];
}

/** What shells reported about a release in the last hour. */
export interface ReleaseHealth {
  loads: number;
  failures: number;
  failuresByPhase: Partial<Record<FailurePhase, number>>;
  /** Milliseconds from navigation to mounted; null if nothing was mounted. */
  mountMs: { p50: number | null; p95: number | null };
  /** The newest errors; equal ones are counted as one. */
  errors: readonly {
    at: string;
    phase: FailurePhase;
    message: string;
    /** The places in the code, one a line, where the page knew them. */
    stack?: string | undefined;
    count: number;
  }[];
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

/** `GET /registry/api/remotes/<name>/weeks`: by release id, with the newest errors of each. */
export type RemoteWeeks = Readonly<Record<string, ReleaseWeeks & { errors: ReleaseHealth['errors'] }>>;

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

/** `GET /registry/api/state`. */
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
  /** `used` is what counts against the quota. */
  teams: readonly { team: string; remote: string; quota: Quota; used: Quota }[];
  /** The newest 50 entries of the log, newest first. */
  history: readonly LogEntry[];
}

/** A release that runs, or may run at once, and what it needs of a shell: `GET /registry/api/needs` lists all. */
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

/** A line of a stack; `POST /registry/api/explain` answers all lines of one as `frames`. */
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

/** A key that signs, or has signed, the document. */
export interface KeyOverview {
  /** The `x` of the public key. */
  id: string;
  /** The log entry that brought it; null for the first. */
  since: LogEntry | null;
}

/** `GET /registry/api/keys`. */
export interface KeysOverview {
  /** Newest first: the first one signs. */
  keys: readonly KeyOverview[];
  /** ISO 8601: when the document in force was signed, and until when shells take it. */
  issuedAt: string;
  expiresAt: string;
}

/** The body of every response to a refused request. */
export interface RefusalAnswer {
  /** One sentence. */
  error: string;
  /** With 409: the log entries that the operator hasn't seen. */
  changed?: readonly LogEntry[];
  /** With 422: why the gate refuses. */
  findings?: readonly Finding[];
  /** With 403: a fresh one-time code has to come with the decision. */
  codeNeeded?: true;
  /** With 202: the gate is still at work. Ask again: the same decision without its code, or `GET` for a check. */
  checking?: true;
}
