import { useCall } from '@members/api-client';
import { lotteryCalls, orderStatus } from '@members/contract';
import { formatDay, useTexts } from '@members/i18n';
import { groupByDay, LoadFailed } from '@members/mfe-kit';
import { Delayed, EmptyState, Skeleton } from '@members/ui/core';
import { useId, type ReactNode } from 'react';
import styles from './OrderList.module.css';
import { SlipCard } from './SlipCard';
import { slipsOf, type OrderSlip } from './slips';

export interface OrderListProps {
  /** The way on from an empty list. */
  emptyAction: ReactNode;
  /** Looks again in this time while an order waits for its draw. */
  pollMs?: number;
  onOpen: (slip: OrderSlip) => void;
}

/**
 * The member's latest orders as they were placed together, newest first (D35): those that wait for their draw, then the
 * settled ones by day. The recent orders of the lottery, and the order records.
 */
export function OrderList({ emptyAction, pollMs, onOpen }: OrderListProps) {
  const { t, language } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const orders = useCall(lotteryCalls.orders, undefined, {
    refetchInterval: ({ state }) =>
      pollMs !== undefined && state.data?.some(({ status }) => status === orderStatus.unopened)
        ? pollMs
        : false,
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
  const slips = slipsOf(orders.data);
  const isOpen = ({ status }: OrderSlip) => status === orderStatus.unopened;
  const open = slips.filter(isOpen);
  const settled = slips.filter((slip) => !isOpen(slip));
  return (
    <>
      {open.length > 0 && (
        <Part title={t('records.open')}>
          <SlipList slips={open} onOpen={onOpen} />
        </Part>
      )}
      {settled.length > 0 && (
        <Part title={t('records.done')}>
          {groupByDay(settled, ({ orders: [{ placedAt }] }) => placedAt).map(({ day, rows }) => (
            <div key={day} className={styles.day}>
              <h3 className={styles.date}>{formatDay(day, language)}</h3>
              <SlipList slips={rows} onOpen={onOpen} />
            </div>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function SlipList({ slips, onOpen }: { slips: readonly OrderSlip[]; onOpen: (slip: OrderSlip) => void }) {
  return (
    <ul className={styles.list}>
      {slips.map((slip) => (
        <li key={slip.key}>
          <SlipCard slip={slip} onOpen={() => onOpen(slip)} />
        </li>
      ))}
    </ul>
  );
}
