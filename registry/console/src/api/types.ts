import type { Finding } from '../../../src/gate/finding';
import type { Change } from '../../../src/state/change';
import type { FailurePhase, OverrideRule } from '@members/mfe-kit/release';
export type { FailurePhase, OverrideRule };
export interface OperatorSession {
  name: string;
  rights: readonly string[];
}
export type { Finding };
export interface LogEntry {
  seq: number;
  at: string;
  actor: { kind: 'operator' | 'team' | 'registry'; name: string };
  why: string;
  change: Change;
}
export interface ReleaseOverview {
  releaseId: string;
  releaseHash: string;
  publishedAt: string;
  team: string;
  bytes: number;
  check: { at: string; findings: readonly Finding[] } | null;
}
export interface CanaryOverview {
  releaseId: string;
  step: string;
  share: number;
  startedAt: string;
  nextStepAt: string | null;
}
export interface RemoteOverview {
  name: string;
  active: string | null;
  previous: string | null;
  canary: CanaryOverview | null;
  forced: boolean;
  releases: readonly ReleaseOverview[];
}
export interface ReleaseHealth {
  loads: number;
  failures: number;
  failuresByPhase: Partial<Record<FailurePhase, number>>;
  mountMs: { p50: number | null; p95: number | null };
  series: readonly { at: string; loads: number; failures: number; mountP50: number | null }[];
}
export interface CanaryStep {
  name: string;
  share: number;
  minutes: number;
}
export interface CanarySettings {
  steps: readonly CanaryStep[];
  minLoads: number;
  failures: number;
  ratio: number;
}
export interface RegistryOverview {
  revision: number;
  remotes: readonly RemoteOverview[];
  health: Readonly<Record<string, Readonly<Record<string, ReleaseHealth>>>>;
  overrides: OverrideRule;
  canarySettings: CanarySettings;
  history: readonly LogEntry[];
}
