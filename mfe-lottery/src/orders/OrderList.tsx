import { useCall } from '@members/api-client';
import { lotteryCalls, type Order } from '@members/contract';
import { formatDay, useTexts } from '@members/i18n';
import { groupByDay, LoadFailed } from '@members/mfe-kit';
import { Delayed, EmptyState, Skeleton } from '@members/ui/core';
import type { ReactNode } from 'react';
import { OrderCard } from './OrderCard';
import styles from './OrderList.module.css';

export interface OrderListProps {
  /** The way on from an empty list. */
  emptyAction: ReactNode;
  /** Looks again in this time while an order waits for its draw. */
  pollMs?: number;
  /** Opens what proves an order. */
  onVerify: (order: { id: number; period: string }) => void;
}

/** The member's latest orders by day (D35): the recent orders of the lottery, and the order records. */
export function OrderList({ emptyAction, pollMs, onVerify }: OrderListProps) {
  const { t, language } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const orders = useCall(lotteryCalls.orders, undefined, {
    refetchInterval: ({ state }) =>
      pollMs !== undefined && state.data?.some(({ status }) => status === 0) ? pollMs : false,
  });
  if (!orders.data && orders.isError) return <LoadFailed query={orders} />;
  if (!orders.data)
    return (
      <Delayed label={common('loading')}>
        <div className={styles.list}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height={208} />
          <Skeleton shape="block" height={208} />
        </div>
      </Delayed>
    );
  if (orders.data.length === 0)
    return <EmptyState subject="orders" text={t('records.empty')} action={emptyAction} />;
  const verifying = ({ id, period }: Order) => (id === null ? undefined : () => onVerify({ id, period }));
  return groupByDay(orders.data, ({ placedAt }) => placedAt).map(({ day, rows }) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.heading}>{formatDay(day, language)}</h2>
      <ul className={styles.list}>
        {rows.map((order, index) => (
          // Without an id: counted from the oldest, a new one leaves the others in place.
          <li key={order.id ?? rows.length - index}>
            <OrderCard order={order} onVerify={verifying(order)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
