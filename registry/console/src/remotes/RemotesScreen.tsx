import { EmptyState } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { RegistryOverview } from '../api/types';
import { pluralise } from '../format/formatNumbers';
import { RemoteCard } from './RemoteCard';

/** All remotes: what runs, and a button to roll back. */
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

const causes = [
  ['signature', 'a signature that is not the registry’s'],
  ['malformed', 'content that can’t be read'],
  ['older', 'an older revision than they had'],
] as const;

/** Warns that apps got documents that they refused: something stands between them and the registry. */
function RefusedDocuments({ refused }: { refused: RegistryOverview['refusedDocuments'] }) {
  const found = causes.filter(([cause]) => refused[cause] > 0);
  if (found.length === 0) return null;
  return (
    <FormMessage tone="warn">
      In the last hour apps refused{' '}
      {found.map(([cause, what]) => `${pluralise(refused[cause], 'document')} with ${what}`).join(', ')}. They
      went on with what they had.
    </FormMessage>
  );
}
