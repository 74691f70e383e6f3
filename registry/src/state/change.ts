import type { ListedRelease, OverrideRule } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import type { CanarySettings } from '../canary/settings';
import type { Finding } from '../gate/finding';
import type { Right } from '../operators/right';

/** What can happen to the registry; each is one line of its log. */
export type Change =
  | { kind: 'published'; release: ListedRelease; bytes: number }
  | { kind: 'checked'; name: string; releaseId: string; findings: readonly Finding[] }
  | { kind: 'refused'; name: string; releaseId: string; findings: readonly Finding[] }
  | {
      kind: 'activated';
      name: string;
      releaseId: string;
      before: string | null;
      forced: boolean;
      /** Soft findings that were set aside. */
      overridden?: readonly Finding[];
    }
  | { kind: 'rolledBack'; name: string; releaseId: string; before: string | null; forced: boolean }
  | {
      kind: 'canaryStarted';
      name: string;
      releaseId: string;
      step: string;
      share: number;
      overridden?: readonly Finding[];
    }
  | { kind: 'canaryStepped'; name: string; releaseId: string; step: string; share: number }
  | { kind: 'canaryStopped'; name: string; releaseId: string }
  | { kind: 'canarySettingsChanged'; settings: CanarySettings; before: CanarySettings }
  | { kind: 'overridesChanged'; overrides: OverrideRule; before: OverrideRule }
  | { kind: 'teamAdded'; team: string; remote: string; key: JWK }
  | { kind: 'teamRemoved'; team: string }
  | { kind: 'operatorsChanged'; operators: readonly { name: string; rights: readonly Right[] }[] };

type DocumentChange = Extract<
  Change,
  {
    kind:
      'activated' | 'rolledBack' | 'canaryStarted' | 'canaryStepped' | 'canaryStopped' | 'overridesChanged';
  }
>;

const seenByShells: Readonly<Record<DocumentChange['kind'], true>> = {
  activated: true,
  rolledBack: true,
  canaryStarted: true,
  canaryStepped: true,
  canaryStopped: true,
  overridesChanged: true,
};

/** Whether a change is seen by shells, so that the document gets a new revision. */
export const changesDocument = (change: Change): change is DocumentChange => change.kind in seenByShells;
