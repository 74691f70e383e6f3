import type { SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Avatar, Card, EmptyState, Ticker } from '@members/ui/core';
import { SafeHtml } from '../../components/SafeHtml';
import { SitePart } from '../../components/SitePart';
import styles from './HomeScreen.module.css';

const tabs = { orders: LiveOrders, feedback: Feedback, terms: Terms };
const heights = { orders: 220, feedback: 280, terms: 280 };

/** A tab of Home with what the site tells about itself. */
export function SiteTab({ tab }: { tab: keyof typeof tabs }) {
  const Content = tabs[tab];
  return <SitePart heightPx={heights[tab]}>{(site) => <Content {...site} />}</SitePart>;
}

/** Orders that were really settled, one row a second, with the rule by which they are listed (HOME-07, D02). */
function LiveOrders({ liveOrders }: SiteInfo) {
  const { t } = useTexts('shell');
  if (liveOrders.length === 0) return <EmptyState text={t('home.noOrders')} />;
  return (
    <Card>
      <Ticker
        label={t('home.liveOrders')}
        rows={6}
        items={liveOrders.map((content, key) => ({ key, content }))}
      />
      <p className={styles.rule}>{t('home.liveOrdersRule')}</p>
    </Card>
  );
}

/** What members say, one row a second (HOME-08). */
function Feedback({ feedback }: SiteInfo) {
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

/** What the operator says about the site (HOME-09). */
function Terms({ about }: SiteInfo) {
  return (
    <Card>
      <SafeHtml html={about} />
    </Card>
  );
}
