import type { SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Avatar, Card, EmptyState, Ticker } from '@members/ui/core';
import styles from './HomeScreen.module.css';
import { SitePart } from '../../components/SitePart';

/** What members say, one row a second (HOME-08). */
export function FeedbackTab() {
  return <SitePart heightPx={280}>{({ feedback }) => <Feedback feedback={feedback} />}</SitePart>;
}

function Feedback({ feedback }: Pick<SiteInfo, 'feedback'>) {
  const { t } = useTexts('shell');
  if (feedback.length === 0) return <EmptyState text={t('home.noFeedback')} />;
  const items = feedback.map(({ avatarUrl, nickname, content }, key) => ({
    key,
    content: (
      <span className={styles.feedback}>
        <Avatar src={avatarUrl} size={40} />
        <span className={styles.words}>
          <span className={styles.nickname}>{nickname}</span>
          <span className={styles.comment}>{content}</span>
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
