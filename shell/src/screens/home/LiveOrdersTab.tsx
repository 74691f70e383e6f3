import { useSiteInfo } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Card, Delayed, EmptyState, Skeleton, Ticker } from '@members/ui/core';
import { LoadFailed } from '../LoadFailed';
import styles from './HomeScreen.module.css';

/** HOME-07, D02: really settled orders, one row a second, with the rule by which they are listed. */
export function LiveOrdersTab() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const site = useSiteInfo();
  if (site.isError) return <LoadFailed query={site} />;
  if (!site.data)
    return (
      <Delayed label={common('loading')}>
        <Skeleton shape="block" height={220} />
      </Delayed>
    );
  if (site.data.liveOrders.length === 0) return <EmptyState text={t('home.noOrders')} />;
  return (
    <Card>
      <Ticker
        label={t('home.liveOrders')}
        rows={6}
        items={site.data.liveOrders.map((content, key) => ({ key, content }))}
      />
      <p className={styles.rule}>{t('home.liveOrdersRule')}</p>
    </Card>
  );
}
