import { useCall, useSession } from '@members/api-client';
import { memberCalls, messageCalls } from '@members/contract';
import { formatDay, useLanguage, useTexts } from '@members/i18n';
import { LoadFailed, Refreshable, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Card, Delayed, EmptyState, NavBar, ScreenBody, Skeleton, VisuallyHidden } from '@members/ui/core';
import { SafeHtml } from '../../components/SafeHtml';
import { entriesOf, type Entry } from './entries';
import styles from './NoticesScreen.module.css';
import { useReading } from './useReading';

/**
 * /Notice: what the operator announces to everybody and what the member alone is told, newest first; pulled down for
 * new ones (NOT-01 to NOT-03). What is shown counts as read.
 */
export function NoticesScreen() {
  const { t } = useTexts('common');
  const notices = useCall(memberCalls.notices);
  const isMember = useSession() !== null;
  const own = useCall(messageCalls.messages, undefined, { enabled: isMember, quiet: true });
  const entries = notices.data && entriesOf(notices.data, own.data);
  // Beside the notices, and never instead of them: a server of before tells nobody anything.
  const ready = entries && !own.isLoading ? entries : undefined;
  useReading(ready, own.data?.through);
  const refresh = async () => {
    const [read] = await Promise.all([notices.refetch(), isMember && own.refetch()]);
    return read.isSuccess;
  };
  return (
    <>
      <NavBar variant="root" title={useScreenTitle()} />
      <Refreshable onRefresh={refresh}>
        <ScreenBody>
          {notices.isError && <LoadFailed query={notices} />}
          {!ready && !notices.isError && (
            <Delayed label={t('loading')}>
              <Skeleton shape="block" height={96} />
            </Delayed>
          )}
          {ready && <EntryList entries={ready} />}
        </ScreenBody>
      </Refreshable>
    </>
  );
}

function EntryList({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTexts('shell');
  const language = useLanguage();
  if (entries.length === 0) return <EmptyState drawing="messages" text={t('notices.empty')} />;
  return (
    <ul className={styles.list}>
      {entries.map(({ key, name, text, createdAt, unread, route }) => (
        <li key={key}>
          <Card>
            <h2 className={styles.name}>
              {unread && (
                <span className={styles.unread}>
                  <VisuallyHidden>{t('notices.unread')}</VisuallyHidden>
                </span>
              )}
              {name}
            </h2>
            <div className={styles.text}>
              <SafeHtml html={text} />
            </div>
            <p className={styles.foot}>
              <time
                dateTime={createdAt}
              >{`${formatDay(createdAt, language)}, ${createdAt.slice(11, 16)}`}</time>
              {route && (
                <Link className={styles.more} to={route} aria-label={`${t('notices.open')}: ${name}`}>
                  {t('notices.open')}
                </Link>
              )}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
