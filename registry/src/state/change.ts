import type { ListedRelease, OverrideRule } from '@members/mfe-kit/release';

/** What can happen to the registry; each is one line of its log. */
export type Change =
  | { kind: 'published'; release: ListedRelease }
  | { kind: 'activated'; name: string; releaseId: string; before: string | null; forced: boolean }
  | { kind: 'rolledBack'; name: string; releaseId: string; before: string | null; forced: boolean }
  | { kind: 'canaryStarted'; name: string; releaseId: string; step: string; share: number }
  | { kind: 'canaryStepped'; name: string; releaseId: string; step: string; share: number }
  | { kind: 'canaryStopped'; name: string; releaseId: string }
  | { kind: 'overridesChanged'; overrides: OverrideRule };

/** Whether a change is seen by shells, so that the document gets a new revision. */
export const changesDocument = (change: Change): boolean => change.kind !== 'published';
