import type { RegistryChange, TeamQuota } from '@members/office-contract';

export const defaultQuota: TeamQuota = { bytes: 1_000_000_000, releasesPerDay: 100 };

type DocumentChange = Extract<
  RegistryChange,
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
export const changesDocument = (change: RegistryChange): change is DocumentChange =>
  change.kind in documentChanges;
