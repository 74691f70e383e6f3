import type { ContentKind } from '@members/office-contract';
import { usePages } from '../calls/queries';

/** What a field that refers to another kind can be; nothing for a kind that refers to none. */
export function useReferred(kind: ContentKind | undefined): { value: string; label: string }[] {
  const { data } = usePages('content', { kind: kind ?? 'city' }, { enabled: kind !== undefined });
  if (!kind) return [];
  return (data?.pages ?? []).flatMap(({ rows }) =>
    rows.map(({ id, title }) => ({ value: id, label: title })),
  );
}
