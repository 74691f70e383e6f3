/** The registry's log as operators read it: each line says who changed what and why. */
import type { PreviewAudience } from '@members/mfe-kit/preview';
import type { ListedRelease, OverrideRule } from '@members/mfe-kit/release';
import type { CanarySettings } from './canarySettings';

/** What the gate found about a release. */
export interface Finding {
  /** Names the check and what it checked, e.g. `contract` or `axe:/Lottery:color-contrast`; the same at every run. */
  id: string;
  /** A hard finding keeps a release from being activated; a soft one can be overridden, with a reason, in the log. */
  level: 'hard' | 'soft';
  /** One sentence in English. */
  text: string;
}

/** The commit that a release was built from. */
export interface ReleaseSource {
  commit: string;
  author: string;
  /** Whether files differed from it. */
  changed: boolean;
}

/** What a team may put into the registry. */
export interface TeamQuota {
  /** Sum over the files of all its releases: they are kept for ever. */
  bytes: number;
  /** Within 24 hours. */
  releasesPerDay: number;
}

/** An operator as logs tell of them from before operators were in the database; one of a team had a `remote`. */
export interface LoggedOperator {
  name: string;
  rights: readonly string[];
  remote?: string;
}

/** A public key, of which `x` names it. */
export interface PublicKey {
  kty?: string;
  crv?: string;
  x?: string;
  y?: string;
}

/** What can happen to the registry; each is one entry of its log. */
export type RegistryChange =
  | { kind: 'published'; release: ListedRelease; bytes: number; source?: ReleaseSource }
  | { kind: 'checked'; name: string; releaseId: string; findings: readonly Finding[] }
  | { kind: 'refused'; name: string; releaseId: string; findings: readonly Finding[] }
  | {
      kind: 'activated';
      name: string;
      releaseId: string;
      before: string | null;
      forced: boolean;
      /** Soft findings that the operator overrode. */
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
  /** Shares of the members, 0 to 1; null where the flag is not set. */
  | { kind: 'flagChanged'; name: string; flag: string; share: number | null; before: number | null }
  | { kind: 'canarySettingsChanged'; settings: CanarySettings; before: CanarySettings }
  | { kind: 'overridesChanged'; overrides: OverrideRule; before: OverrideRule }
  /** The next key, in a JWS that the one before has signed. */
  | { kind: 'keyRotated'; key: PublicKey; before: PublicKey; link: string }
  /** A key that none before it vouches for. */
  | { kind: 'keyReplaced'; key: PublicKey; before: PublicKey | null }
  | { kind: 'teamAdded'; team: string; remote: string; key: PublicKey }
  | { kind: 'teamRemoved'; team: string }
  | { kind: 'quotaChanged'; team: string; quota: TeamQuota; before: TeamQuota }
  /** `preview` is its id; of secrets the log keeps SHA-256 (hex). */
  | {
      kind: 'previewStarted';
      preview: string;
      name: string;
      releaseId: string;
      audience: PreviewAudience;
      secret: string;
      /** ISO 8601. */
      until: string;
    }
  /** A device opened the link, and is the one that has the preview. */
  | { kind: 'previewTaken'; preview: string; device: string }
  | { kind: 'previewEnded'; preview: string }
  /** From before operators were in the database. */
  | { kind: 'operatorsChanged'; operators: readonly LoggedOperator[] };

export interface RegistryActor {
  kind: 'operator' | 'team' | 'registry';
  name: string;
}

/** One line of the log: what happened, who did it and why, chained to the line before by its hash. */
export interface RegistryEntry {
  /** Counts from 1 without gaps. */
  seq: number;
  /** ISO 8601. */
  at: string;
  actor: RegistryActor;
  why: string;
  change: RegistryChange;
  /** `hash` of the entry before; 64 zeros for the first. */
  previousHash: string;
  /** SHA-256 (hex) over all of the above as JSON. */
  hash: string;
}
