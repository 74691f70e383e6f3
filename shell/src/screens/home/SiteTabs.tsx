import { useCall } from '@members/api-client';
import { boardCalls, type LiveOrderRow, type SiteInfo } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Avatar, Button, Card, EmptyState, Skeleton, Ticker } from '@members/ui/core';
import { lazyLayer } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { useState } from 'react';
import { SafeHtml } from '../../components/SafeHtml';
import { SitePart } from '../../components/SitePart';
import styles from './HomeScreen.module.css';

const FeedbackSheet = lazyLayer(async () => (await import('./FeedbackSheet')).FeedbackSheet);

const tabs = { orders: LiveOrders, feedback: Feedback, terms: Terms };
const heights = { orders: 220, feedback: 280, terms: 280 };

/** A tab of Home with what the site tells about itself. */
export function SiteTab({ tab }: { tab: keyof typeof tabs }) {
  const Content = tabs[tab];
  return <SitePart heightPx={heights[tab]}>{(site) => <Content {...site} />}</SitePart>;
}

/**
 * Orders that were really settled, one row a second, with the rule by which they are listed (HOME-07, D02): rows where the
 * server has them, else its lines.
 */
function LiveOrders({ liveOrders }: SiteInfo) {
  const { t } = useTexts('shell');
  const rows = useCall(boardCalls.liveOrders);
  if (rows.isPending) return <Skeleton shape="block" height={220} />;
  const items = rows.data
    ? rows.data.map((order, key) => ({ key, content: <LiveOrder order={order} /> }))
    : liveOrders.map((content, key) => ({ key, content }));
  if (items.length === 0)
    return (
      <EmptyState
        subject="orders"
        text={t('home.noOrders')}
        action={<Button render={<Link to={paths.games} />}>{t('tabs.games')}</Button>}
      />
    );
  return (
    <Card>
      <Ticker label={t('home.liveOrders')} rows={6} items={items} />
      <p className={styles.rule}>{t('home.liveOrdersRule')}</p>
    </Card>
  );
}

/** Who, in which game and when; what was staked and what came back. */
function LiveOrder({ order }: { order: LiveOrderRow }) {
  const { member, gameName, settledAt, stakeMinor, returnMinor } = order;
  return (
    <span className={styles.order}>
      <span className={styles.words}>
        <span>{member}</span>
        <span className={styles.nickname}>{`${gameName} · ${settledAt.slice(11, 16)}`}</span>
      </span>
      <span className={styles.amounts}>
        {`${formatAmount(stakeMinor)} → ${formatAmount(returnMinor)} ${unitLabel}`}
      </span>
    </span>
  );
}

/** What members say, one row a second, and all of it in full in a sheet (HOME-08). */
function Feedback({ feedback }: SiteInfo) {
  const { t } = useTexts('shell');
  const [reading, setReading] = useState(false);
  if (feedback.length === 0) return <EmptyState subject="feedback" text={t('home.noFeedback')} />;
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
      <Button variant="quiet" block aria-haspopup="dialog" onClick={() => setReading(true)}>
        {t('home.readFeedback')}
      </Button>
      <FeedbackSheet open={reading} onOpenChange={setReading} feedback={feedback} />
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
