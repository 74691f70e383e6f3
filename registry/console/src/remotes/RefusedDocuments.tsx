import { FormMessage } from '@members/ui/forms';
import type { RegistryOverview } from '../api/types';
import { counted } from '../format/formatNumbers';

const causes = [
  ['signature', 'a signature that is not the registry’s'],
  ['malformed', 'content that can’t be read'],
  ['older', 'an older revision than they had'],
] as const;

/** Says that apps were given documents they refused: somebody or something stands between them and the registry. */
export function RefusedDocuments({ refused }: { refused: RegistryOverview['refusedDocuments'] }) {
  const found = causes.filter(([cause]) => refused[cause] > 0);
  if (found.length === 0) return null;
  return (
    <FormMessage tone="warn">
      In the last hour apps refused{' '}
      {found.map(([cause, what]) => `${counted(refused[cause], 'document')} with ${what}`).join(', ')}. They
      went on with what they had.
    </FormMessage>
  );
}
