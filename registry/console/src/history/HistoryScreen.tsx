import { useInfiniteQuery } from '@tanstack/react-query';
import { Chip, Delayed, EmptyState, ErrorState, InfiniteList, MenuList, Skeleton } from '@members/ui/core';
import { useEffect } from 'react';
import { logQuery } from '../api/queries';
import type { RegistryOverview } from '../api/types';
import { places } from '../navigation/places';
import { describeChange } from './describeChange';
import { EntryItem } from './EntryItem';
import styles from './HistoryScreen.module.css';

interface HistoryScreenProps {
  overview: RegistryOverview;
  /** Shows only what happened to this remote; null for all. */
  remote: string | null;
}

/** Who did what, when and why, back to the first entry. */
export function HistoryScreen({ overview, remote }: HistoryScreenProps) {
  const log = useInfiniteQuery(logQuery);
  const newest = overview.history[0]?.seq;
  const { refetch } = log;
  const shown = log.data?.pages[0]?.entries[0]?.seq;
  useEffect(() => {
    if (newest !== undefined && shown !== undefined && newest > shown) void refetch();
  }, [newest, shown, refetch]);

  const entries = (log.data?.pages ?? [])
    .flatMap((page) => page.entries)
    .filter(({ change }) => !remote || describeChange(change).remote === remote);
  const filters = [null, ...overview.remotes.map(({ name }) => name)];
  return (
    <>
      <div role="group" className={styles.filters} aria-label="Remote">
        {filters.map((name) => (
          <Chip
            key={name}
            selected={name === remote}
            onClick={() => window.location.replace(places.history(name ?? undefined))}
          >
            {name ?? 'All'}
          </Chip>
        ))}
      </div>
      {log.data ? (
        <InfiniteList
          hasMore={log.hasNextPage}
          busy={log.isFetchingNextPage}
          failed={log.isFetchNextPageError}
          onMore={() => void log.fetchNextPage()}
          moreLabel="Older entries"
          endLabel={entries.length > 0 ? 'That is all, back to the first line.' : ''}
        >
          {entries.length > 0 ? (
            <MenuList label="History">
              {entries.map((entry) => (
                <EntryItem key={entry.seq} entry={entry} />
              ))}
            </MenuList>
          ) : (
            !log.hasNextPage && <EmptyState text="Nothing has happened here." />
          )}
        </InfiniteList>
      ) : log.error ? (
        <ErrorState
          title="The history can’t be shown"
          text={log.error.message}
          retryLabel="Try again"
          busy={log.isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Delayed label="Loading">
          <Skeleton shape="block" height={320} />
        </Delayed>
      )}
      <a className={styles.download} href="/registry/api/log.jsonl" download="registry-log.jsonl">
        Download the whole log
      </a>
    </>
  );
}
