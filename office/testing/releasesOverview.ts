import type {
  RegistryEntry,
  RegistryOverview,
  ReleaseHealth,
  ReleaseOverview,
  RemoteOverview,
} from '@members/office-contract';

const at = '2026-07-01T10:00:00.000Z';

/** An entry of the registry's log: an operator went back to a release. */
export const wentBack = (seq: number, name: string, releaseId: string): RegistryEntry => ({
  ...{ seq, at, why: 'It lost bets', actor: { kind: 'operator', name: 'bob' } },
  change: { kind: 'rolledBack', name, releaseId, before: '2+b', forced: false },
  ...{ previousHash: '0'.repeat(64), hash: 'f'.repeat(64) },
});

const release = (releaseId: string): ReleaseOverview => ({
  ...{ releaseId, releaseHash: 'a'.repeat(64), publishedAt: at, team: 'games', note: 'Faster bets' },
  ...{ source: null, bytes: 2_000_000, check: null, atGate: null },
});

/** A remote that runs its second release of three, with what a test says of it instead. */
export const remoteOf = (name: string, other: Partial<RemoteOverview> = {}): RemoteOverview => ({
  ...{ name, active: '2+b', since: null, takenBack: null, previous: '1+a', canary: null, forced: false },
  ...{ flags: {}, releases: [release('3+c'), release('2+b'), release('1+a')] },
  ...other,
});

export const healthOf = (other: Partial<ReleaseHealth>): ReleaseHealth => ({
  ...{
    loads: 100,
    failures: 0,
    failuresByPhase: {},
    mountMs: { p50: 800, p95: 1500 },
    errors: [],
    series: [],
  },
  ...other,
});

/** What operators see of a registry with these remotes, at revision 7. */
export const overviewOf = (
  remotes: readonly RemoteOverview[],
  other: Partial<RegistryOverview> = {},
): RegistryOverview => ({
  ...{ revision: 7, remotes, health: {}, refusedDocuments: { signature: 0, malformed: 0, older: 0 } },
  ...{ overrides: 'nobody', previews: [], teams: [] },
  canarySettings: {
    ...{ minLoads: 20, failures: 3, ratio: 2 },
    steps: [
      { name: 'few', share: 0.05, minutes: 10 },
      { name: 'half', share: 0.5, minutes: 10 },
    ],
  },
  ...other,
});
