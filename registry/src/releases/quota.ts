import type { TeamQuota } from '@members/office-contract';
import { Refusal } from '../log/refusal';
import type { RegistryState } from '../log/state';

const dayMs = 24 * 60 * 60_000;

/** What a team has put into the registry: what it keeps of it, and how much was published within 24 hours. */
export function usedBy({ releases }: RegistryState, team: string, now: number): TeamQuota {
  const own = Object.values(releases)
    .flat()
    .filter((release) => release.team === team);
  return {
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    releasesPerDay: own.filter(({ publishedAt }) => now - Date.parse(publishedAt) < dayMs).length,
  };
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Throws a Refusal if a team may not publish a release of so many bytes now. */
export function assertWithinQuota(
  state: RegistryState,
  { team, bytes, now }: { team: string; bytes: number; now: number },
): void {
  const quota = state.teams[team]?.quota;
  if (!quota) return;
  const used = usedBy(state, team, now);
  const more = `Ask an operator for more (teams quota ${team}).`;
  if (used.releasesPerDay >= quota.releasesPerDay)
    throw new Refusal(
      'busy',
      `Team ${team} has published ${used.releasesPerDay} releases within 24 hours; it may publish ${quota.releasesPerDay}. Wait until tomorrow. ${more}`,
    );
  if (used.bytes + bytes > quota.bytes)
    throw new Refusal(
      'tooLarge',
      `Team ${team} keeps ${megabytes(used.bytes)} of the ${megabytes(quota.bytes)} that it may, and this release has ${megabytes(bytes)}. ${more}`,
    );
}
