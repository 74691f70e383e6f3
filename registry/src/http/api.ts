/** What the registry's HTTP interface answers; the console and the command line read it. */
import type { FailurePhase, OverrideRule } from '@members/mfe-kit/release';
import type { CanarySettings } from '../canary/settings';
import type { Finding } from '../gate/finding';
import type { LogEntry } from '../log/openLog';
import type { Right } from '../operators/right';

export type { CanarySettings, Finding, LogEntry, Right };
export type { FailurePhase, OverrideRule };

/** `GET` and `POST /registry/api/session`. */
export interface OperatorSession {
  name: string;
  rights: readonly Right[];
}

export interface ReleaseOverview {
  releaseId: string;
  releaseHash: string;
  /** ISO 8601. */
  publishedAt: string;
  team: string;
  /** Sum over its files. */
  bytes: number;
  /** What the gate found the last time; null where it hasn't looked. */
  check: { at: string; findings: readonly Finding[] } | null;
}

export interface CanaryOverview {
  releaseId: string;
  step: string;
  /** Share of the members, 0 to 1. */
  share: number;
  startedAt: string;
  /** When its time at this step is over; null where no step of this name is in the settings. */
  nextStepAt: string | null;
  /** What it is judged by: reported since it started, `stepLoads` since its step began. */
  trial: {
    loads: number;
    failures: number;
    stepLoads: number;
    activeLoads: number;
    activeFailures: number;
  };
}

export interface RemoteOverview {
  name: string;
  /** Release id; null where nothing runs. */
  active: string | null;
  /** The line of the log by which it came to run. */
  since: LogEntry | null;
  previous: string | null;
  canary: CanaryOverview | null;
  forced: boolean;
  /** Newest first. */
  releases: readonly ReleaseOverview[];
}

/** How a release did in the last hour, out of what shells reported. */
export interface ReleaseHealth {
  loads: number;
  failures: number;
  failuresByPhase: Partial<Record<FailurePhase, number>>;
  /** Milliseconds from navigation to mounted; null where nothing was mounted. */
  mountMs: { p50: number | null; p95: number | null };
  /** The newest errors, one line for equal ones. */
  errors: readonly { at: string; phase: FailurePhase; message: string; count: number }[];
  /** Its minutes in which something was reported, oldest first. */
  series: readonly { at: string; loads: number; failures: number; mountP50: number | null }[];
}

/** `GET /registry/api/state`. */
export interface RegistryOverview {
  /** Number of the log's last line. What an operator sees is named by it: send it as `revision`. */
  revision: number;
  remotes: readonly RemoteOverview[];
  /** By remote and release id. */
  health: Readonly<Record<string, Readonly<Record<string, ReleaseHealth>>>>;
  /** Documents that shells refused in the last hour, by what was wrong with them. */
  refusedDocuments: { signature: number; malformed: number; older: number };
  overrides: OverrideRule;
  canarySettings: CanarySettings;
  teams: readonly { team: string; remote: string }[];
  /** The last 50 lines of the log, newest first. */
  history: readonly LogEntry[];
}

/** The body of every refusal. */
export interface RefusalAnswer {
  /** One sentence. */
  error: string;
  /** With 409: the lines of the log that the operator hasn't seen. */
  changed?: readonly LogEntry[];
  /** With 422: why the gate refuses. */
  findings?: readonly Finding[];
}
