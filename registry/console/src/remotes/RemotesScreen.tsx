import { EmptyState } from '@members/ui/core';
import type { RegistryOverview } from '../api/types';
import { RefusedDocuments } from './RefusedDocuments';
import { RemoteCard } from './RemoteCard';

/** All remotes: what runs, and the way back. */
export function RemotesScreen({ overview }: { overview: RegistryOverview }) {
  const { remotes, health, refusedDocuments } = overview;
  if (remotes.length === 0) return <EmptyState text="No release is published yet." />;
  return (
    <>
      <RefusedDocuments refused={refusedDocuments} />
      {remotes.map((remote) => (
        <RemoteCard
          key={remote.name}
          remote={remote}
          health={remote.active ? health[remote.name]?.[remote.active] : undefined}
        />
      ))}
    </>
  );
}
