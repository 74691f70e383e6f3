import { EmptyState } from '@members/ui/core';
import type { RegistryOverview } from '../api/types';
import { RemoteCard } from './RemoteCard';
import { runningSince } from './runningSince';

/** All remotes: what runs, and the way back. */
export function RemotesScreen({ overview }: { overview: RegistryOverview }) {
  if (overview.remotes.length === 0) return <EmptyState text="No release is published yet." />;
  return overview.remotes.map((remote) => (
    <RemoteCard
      key={remote.name}
      remote={remote}
      since={runningSince(remote.name, remote.active, overview.history)}
      health={remote.active ? overview.health[remote.name]?.[remote.active] : undefined}
    />
  ));
}
