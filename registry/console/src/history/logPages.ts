import { infiniteQueryOptions } from '@tanstack/react-query';
import { callRegistry } from '../api/callRegistry';
import type { LogEntry } from '../api/types';

interface LogPage {
  entries: readonly LogEntry[];
}

/** The log in pages of 50 lines, the newest first. */
export const logQuery = infiniteQueryOptions({
  queryKey: ['log'],
  queryFn: ({ pageParam }) => callRegistry<LogPage>('GET', pageParam ? `log?before=${pageParam}` : 'log'),
  initialPageParam: 0,
  getNextPageParam: ({ entries }) => {
    const oldest = entries.at(-1)?.seq ?? 1;
    return oldest > 1 ? oldest : undefined;
  },
});
