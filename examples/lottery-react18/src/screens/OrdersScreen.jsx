import { call } from '@members/api-client';
import { formatMoney, lotteryCalls } from '@members/contract';
import { Failed, Frame } from '../Frame.jsx';
import { useRemote } from '../RemoteContext.js';
import { useRead } from '../useRead.js';
import styles from '../lottery.module.css';

const readOrders = () => call(lotteryCalls.orders);

/** /GameRecord: the member's orders, newest first. */
export function OrdersScreen() {
  const { t } = useRemote();
  const { data: orders, failed, reload } = useRead(readOrders);
  return (
    <Frame title={t('title.orders')}>
      {failed && <Failed onRetry={reload} />}
      {orders?.length === 0 && <p className={styles.card}>{t('noOrders')}</p>}
      <ul className={styles.list}>
        {orders?.map((order, index) => (
          <li key={order.id ?? index} className={styles.order}>
            <strong>{`${order.gameName} · ${order.betName}`}</strong>
            <span className={styles.figures}>{formatMoney(order.stakeMinor)} K</span>
            <span className={styles.muted}>{`${order.period} · ${order.placedAt}`}</span>
            <span>{order.statusText}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
