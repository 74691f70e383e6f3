import type { BadgeProps } from '@members/ui/core';
import type { RemoteOverview } from '../api/types';

export interface ReleaseRole {
  name: 'Active' | 'Canary' | 'Previous';
  tone: BadgeProps['tone'];
}

/** The role that a release has now; null for none. */
export function roleOf({ active, canary, previous }: RemoteOverview, releaseId: string): ReleaseRole | null {
  if (releaseId === active) return { name: 'Active', tone: 'success' };
  if (releaseId === canary?.releaseId) return { name: 'Canary', tone: 'warn' };
  return releaseId === previous ? { name: 'Previous', tone: 'neutral' } : null;
}
