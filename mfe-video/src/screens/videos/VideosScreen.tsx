import { useCall } from '@members/api-client';
import { videoCalls, type VideoClass } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useSearchParams } from '@members/mfe-kit/router';
import { Delayed, EmptyState, LineTabs, NavBar, Skeleton } from '@members/ui/core';
import { VideoGridSkeleton } from '../../components/VideoGrid';
import { VideoList } from './VideoList';
import styles from './VideosScreen.module.css';

/** /Video: the videos of each class (VID-01 to VID-05). The open class stands in the address, so that going back finds it. */
export function VideosScreen() {
  const { t } = useTexts('common');
  const classes = useCall(videoCalls.videoClasses);
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.games)} backLabel={t('back')} />
      {classes.isPending && (
        <Delayed label={t('loading')}>
          <VideosSkeleton />
        </Delayed>
      )}
      {classes.isError && !classes.data && <LoadFailed query={classes} />}
      {classes.data && <ClassTabs classes={classes.data} />}
    </>
  );
}

function ClassTabs({ classes }: { classes: readonly VideoClass[] }) {
  const { t } = useTexts('mfe-video');
  const [query, setQuery] = useSearchParams();
  const shown = shownClass(classes, query.get('class'));
  if (!shown) return <EmptyState subject="videos" text={t('videos.empty')} />;
  return (
    <LineTabs
      sticky
      swipeable
      label={t('videos.classes')}
      value={shown.key}
      onValueChange={(key) => setQuery({ class: key }, { replace: true })}
      items={classes.map(({ key, name }) => ({
        value: key,
        label: name,
        content: <VideoList classKey={key} />,
      }))}
    />
  );
}

/** The outline of the tabs and covers, while the classes are not known yet. */
function VideosSkeleton() {
  return (
    <>
      <div className={styles.tabs}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} width={56} />
        ))}
      </div>
      <div className={styles.body}>
        <VideoGridSkeleton />
      </div>
    </>
  );
}

/** The class that the address names, else the first; undefined where there is none at all. */
export const shownClass = (classes: readonly VideoClass[], key: string | null): VideoClass | undefined =>
  classes.find((videoClass) => videoClass.key === key) ?? classes[0];
