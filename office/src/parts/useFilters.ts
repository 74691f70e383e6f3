import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The filters of a list, which are in the address: reload, back button and a link to somebody else keep them.
 *
 *     const [{ state }, setFilter] = useFilters(['state']);
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const setFilter = useCallback(
    (name: Name, value: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [filters, setFilter] as const;
}

/** What a filter that was given asks of a call. */
export const given = <Value>(value: string, read: (text: string) => Value): Value | undefined =>
  value === '' ? undefined : read(value);
