import { useNotices } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { useScreenTitle } from '@members/mfe-kit';
import { Card, Delayed, EmptyState, NavBar, PullToRefresh, ScreenBody, Skeleton } from '@members/ui/core';
import { announce } from '../../frame/announce';
import { LoadFailed } from '../LoadFailed';
import styles from './NoticesScreen.module.css';

/** /Notice (NOT-01, NOT-02). */
export function NoticesScreen() {
  const { t } = useTexts('common');
  const notices = useNotices();
  const refresh = async () => {
    const { isSuccess } = await notices.refetch();
    if (isSuccess) announce(t('refreshed'));
  };
  const labels = {
    pull: t('pullToRefresh'),
    release: t('releaseToRefresh'),
    refreshing: t('loading'),
    button: t('refresh'),
  };
  return (
    <>
      <NavBar variant="root" title={useScreenTitle()} />
      <PullToRefresh onRefresh={refresh} labels={labels}>
        <ScreenBody>
          {notices.isError && <LoadFailed query={notices} />}
          {notices.isPending && (
            <Delayed label={t('loading')}>
              <Skeleton shape="block" height={96} />
            </Delayed>
          )}
          {notices.data && <NoticeList notices={notices.data} />}
        </ScreenBody>
      </PullToRefresh>
    </>
  );
}

function NoticeList({ notices }: { notices: readonly { name: string; text: string; createdAt: string }[] }) {
  const { t } = useTexts('shell');
  if (notices.length === 0) return <EmptyState text={t('notices.empty')} />;
  return (
    <ul className={styles.list}>
      {notices.map(({ name, text, createdAt }) => (
        <li key={`${createdAt} ${name}`}>
          <Card>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.text}>{text}</p>
            <time className={styles.time}>{createdAt}</time>
          </Card>
        </li>
      ))}
    </ul>
  );
}
