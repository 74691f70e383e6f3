import { useSiteInfo } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Avatar, Card, Delayed, EmptyState, Skeleton, Ticker } from '@members/ui/core';
import { LoadFailed } from '../LoadFailed';
import styles from './HomeScreen.module.css';

/** HOME-08: what members say, one row a second. */
export function FeedbackTab() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const site = useSiteInfo();
  if (site.isError) return <LoadFailed query={site} />;
  if (!site.data)
    return (
      <Delayed label={common('loading')}>
        <Skeleton shape="block" height={280} />
      </Delayed>
    );
  if (site.data.feedback.length === 0) return <EmptyState text={common('noData')} />;
  const items = site.data.feedback.map(({ avatarUrl, nickname, content }, key) => ({
    key,
    content: (
      <span className={styles.feedback}>
        <Avatar src={avatarUrl} size={40} />
        <span className={styles.words}>
          <span className={styles.nickname}>{nickname}</span>
          <span className={styles.said}>{content}</span>
        </span>
      </span>
    ),
  }));
  return (
    <Card>
      <Ticker label={t('home.feedback')} items={items} rowHeightPx={64} />
    </Card>
  );
}
