import type { PreviewAudience } from '@members/mfe-kit/preview';
import type { ListedRelease, OverrideRule } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import { z } from 'zod';
import type { CanarySettings } from './canarySettings';

/** The name of a remote, e.g. `mfe-lottery`. */
export const remoteNameSchema = z.string().regex(/^mfe-[a-z0-9-]{1,50}$/, 'A remote is named mfe-….');

/**
 * What an operator may do: `activate` decides what runs (activate, roll back, canary), `administer` changes teams,
 * overrides, canary settings and operators, `pay` decides about money with `npm run operator`. Publishing is a team's
 * key and nothing else.
 */
export const rightSchema = z.enum(['activate', 'administer', 'pay']);
export type Right = z.infer<typeof rightSchema>;

/** An operator as the log tells of them; one of a team sees and decides about its `remote` only. */
export interface LoggedOperator {
  name: string;
  rights: readonly Right[];
  remote?: string;
}

/** The name of a flag within its remote, e.g. `newSlip`. */
export const flagNameSchema = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'A flag is named in letters and digits.');

/** What a team may put into the registry. */
export const quotaSchema = z.object({
  /** Sum over the files of all its releases: they are kept for ever. */
  bytes: z.number().int().min(0).max(1e12),
  /** Within 24 hours. */
  releasesPerDay: z.number().int().min(0).max(10_000),
});
export type Quota = z.infer<typeof quotaSchema>;

export const defaultQuota: Quota = { bytes: 1_000_000_000, releasesPerDay: 100 };

/** What the gate found about a release. */
export interface Finding {
  /** Names the check and what it checked, e.g. `contract` or `axe:/Lottery:color-contrast`; the same at every run. */
  id: string;
  /** A hard finding keeps a release from being activated; a soft one can be overridden, with a reason, in the log. */
  level: 'hard' | 'soft';
  /** One sentence for an operator. */
  text: string;
}

export type { PreviewAudience };

/** The commit that a release was built from. */
export interface Source {
  commit: string;
  author: string;
  /** Whether files differed from it. */
  changed: boolean;
}

/** What can happen to the registry; each is one entry of its log. */
export type Change =
  | { kind: 'published'; release: ListedRelease; bytes: number; source?: Source }
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
  /** The next key, in a JWS that the one before has signed: `KeyLink`. */
  | { kind: 'keyRotated'; key: JWK; before: JWK; link: string }
  /** A key that none before it vouches for. */
  | { kind: 'keyReplaced'; key: JWK; before: JWK | null }
  | { kind: 'teamAdded'; team: string; remote: string; key: JWK }
  | { kind: 'teamRemoved'; team: string }
  | { kind: 'quotaChanged'; team: string; quota: Quota; before: Quota }
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
  | { kind: 'operatorsChanged'; operators: readonly LoggedOperator[] };

type DocumentChange = Extract<
  Change,
  {
    kind:
      | 'activated'
      | 'rolledBack'
      | 'canaryStarted'
      | 'canaryStepped'
      | 'canaryStopped'
      | 'flagChanged'
      | 'overridesChanged'
      | 'keyRotated'
      | 'keyReplaced';
  }
>;

const documentChanges: Readonly<Record<DocumentChange['kind'], true>> = {
  activated: true,
  rolledBack: true,
  canaryStarted: true,
  canaryStepped: true,
  canaryStopped: true,
  flagChanged: true,
  overridesChanged: true,
  keyRotated: true,
  keyReplaced: true,
};

/** Whether shells notice a change, so that the document gets a new revision. */
export const changesDocument = (change: Change): change is DocumentChange => change.kind in documentChanges;
