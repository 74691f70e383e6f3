import { useTexts } from '@members/i18n';
import { Card, EmptyState, Ticker } from '@members/ui/core';
import styles from './HomeScreen.module.css';
import { SitePart } from '../../components/SitePart';

/** Orders that were really settled, one row a second, with the rule by which they are listed (HOME-07, D02). */
export function LiveOrdersTab() {
  return <SitePart heightPx={220}>{({ liveOrders }) => <LiveOrders orders={liveOrders} />}</SitePart>;
}

function LiveOrders({ orders }: { orders: readonly string[] }) {
  const { t } = useTexts('shell');
  if (orders.length === 0) return <EmptyState text={t('home.noOrders')} />;
  return (
    <Card>
      <Ticker
        label={t('home.liveOrders')}
        rows={6}
        items={orders.map((content, key) => ({ key, content }))}
      />
      <p className={styles.rule}>{t('home.liveOrdersRule')}</p>
    </Card>
  );
}
