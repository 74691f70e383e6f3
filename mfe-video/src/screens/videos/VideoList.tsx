import { useCallPages } from '@members/api-client';
import { videoCalls, type VideoPage } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, Refreshable } from '@members/mfe-kit';
import { Button, Delayed, EmptyState, InfiniteList } from '@members/ui/core';
import { VideoGrid, VideoGridSkeleton } from '../../components/VideoGrid';
import styles from './VideosScreen.module.css';

/** Covers that are visible before anything is scrolled. */
const firstSight = 6;

/** The videos of one class, page by page until all are there (VID-02, VID-04), and pulled down for new ones (VID-03). */
export function VideoList({ classKey }: { classKey: string }) {
  const { t } = useTexts('common');
  const pages = useVideoPages(classKey);
  return (
    <Refreshable onRefresh={async () => (await pages.refetch()).isSuccess}>
      <div className={styles.body}>
        {pages.isPending && (
          <Delayed label={t('loading')}>
            <VideoGridSkeleton />
          </Delayed>
        )}
        {pages.isError && !pages.data && <LoadFailed query={pages} />}
        {pages.data && <LoadedVideos pages={pages} />}
      </div>
    </Refreshable>
  );
}

/** The pages of a class, until as many are loaded as there are (VID-04). */
const useVideoPages = (classKey: string) =>
  useCallPages(videoCalls.videos, (page) => ({ classKey, page }), hasMore);

function hasMore(pages: readonly VideoPage[]): boolean {
  const last = pages.at(-1);
  const loaded = pages.reduce((count, page) => count + page.videos.length, 0);
  return last !== undefined && last.videos.length > 0 && loaded < last.total;
}

function LoadedVideos({ pages }: { pages: ReturnType<typeof useVideoPages> }) {
  const { t } = useTexts('mfe-video');
  const { t: common } = useTexts('common');
  const videos = pages.data?.pages.flatMap((page) => page.videos) ?? [];
  if (videos.length === 0)
    return (
      <EmptyState
        subject="videos"
        text={t('videos.empty')}
        action={
          <Button busy={pages.isFetching} onClick={() => void pages.refetch()}>
            {common('refresh')}
          </Button>
        }
      />
    );
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      busy={pages.isFetching}
      failed={pages.isFetchNextPageError}
      onMore={() => void pages.fetchNextPage()}
      moreLabel={t('videos.more')}
      endLabel={common('noMore')}
    >
      <VideoGrid videos={videos} inSight={firstSight} />
    </InfiniteList>
  );
}
