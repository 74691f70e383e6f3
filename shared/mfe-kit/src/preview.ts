import type { ListedRelease } from './release';

/** For whom a preview is: the device that opens its link first, a member by id, or those who may run own builds. */
export type PreviewAudience = 'device' | 'developers' | { member: string };

/** A release that was never activated, as the registry shows it to somebody for a day, signed. */
export interface Preview {
  release: ListedRelease;
  audience: PreviewAudience;
  /** ISO 8601. */
  until: string;
}
