import { useCall } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, Refreshable, useScreenTitle } from '@members/mfe-kit';
import { Card, Delayed, EmptyState, NavBar, ScreenBody, Skeleton } from '@members/ui/core';
import styles from './NoticesScreen.module.css';

/** /Notice: what the operator announces to everybody, newest first; pulled down for new ones (NOT-01, NOT-02). */
export function NoticesScreen() {
  const { t } = useTexts('common');
  const notices = useCall(memberCalls.notices);
  return (
    <>
      <NavBar variant="root" title={useScreenTitle()} />
      <Refreshable onRefresh={async () => (await notices.refetch()).isSuccess}>
        <ScreenBody>
          {notices.isError && <LoadFailed query={notices} />}
          {notices.isPending && (
            <Delayed label={t('loading')}>
              <Skeleton shape="block" height={96} />
            </Delayed>
          )}
          {notices.data && <NoticeList notices={notices.data} />}
        </ScreenBody>
      </Refreshable>
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
