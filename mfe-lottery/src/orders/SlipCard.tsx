import { orderStatus, type Order } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Button, Card, ForwardIcon, Picture, StatusLabel } from '@members/ui/core';
import { betNameOf, resultText } from '../betting/resultText';
import { ThrownDice } from '../components/ThrownDice';
import styles from './SlipCard.module.css';
import type { OrderSlip } from './slips';

/** Orders that the card shows itself; of more it says how many. */
const rowsShown = 3;

export interface SlipCardProps {
  slip: OrderSlip;
  onOpen: () => void;
}

/** Orders that were placed together (LOT-19, ENT-08): won is green, unopened waits, every other state is neutral (D36). */
export function SlipCard({ slip, onOpen }: SlipCardProps) {
  const { t } = useTexts('mfe-lottery');
  const { orders, status } = slip;
  const [first] = orders;
  const waiting = status === orderStatus.unopened;
  const more = orders.length - rowsShown;
  const stated = orders.find((order) => order.status === status) ?? first;
  return (
    <Card render={<article />} className={styles.card}>
      <div className={styles.head}>
        <Picture className={styles.icon} src={first.iconUrl} alt="" ratio="1 / 1" />
        <div className={styles.game}>
          <h3 className={styles.name}>{first.gameName}</h3>
          <span className={styles.period}>
            {`${t('records.period', { period: first.period })} · ${clockOf(first.placedAt)}`}
          </span>
        </div>
        <StatusLabel
          tone={status === orderStatus.won ? 'success' : waiting ? 'warn' : 'neutral'}
          waiting={waiting}
        >
          {stated.statusText}
        </StatusLabel>
      </div>
      <div className={styles.result}>
        {first.dice ? (
          <>
            <ThrownDice dice={first.dice} size={26} />
            <span>{resultText(t, first)}</span>
          </>
        ) : (
          waiting && t('records.waiting')
        )}
      </div>
      <ul className={styles.orders} aria-label={t('records.orders')}>
        {orders.slice(0, more === 1 ? undefined : rowsShown).map((order, index) => (
          <li key={order.id ?? index} className={styles.order}>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.sums}>
          {more > 1 && <span className={styles.more}>{t('records.more', { count: more })}</span>}
          {orders.length > 1 && <strong>{sumsOf(slip)}</strong>}
        </p>
        <Button
          variant="quiet"
          size="s"
          className={styles.open}
          icon={<ForwardIcon size={16} />}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {t('records.details')}
        </Button>
      </div>
    </Card>
  );
}

/** One order in a line: option, odds, stake and return. */
export function OrderLine({ order }: { order: Order }) {
  const { t } = useTexts('mfe-lottery');
  return (
    <>
      <span className={styles.choice}>{betNameOf(t, order.betName)}</span>
      <span className={styles.odds}>{order.odds !== null && `× ${order.odds}`}</span>
      <span className={styles.amount} data-won={order.status === orderStatus.won || undefined}>
        {sumsOf(order)}
      </span>
    </>
  );
}

/** "20.00 → 39.00 K"; the stake alone while it is open, and where the server does not say what came back. */
export function sumsOf({
  stakeMinor,
  returnMinor,
}: {
  stakeMinor: number;
  returnMinor: number | null;
}): string {
  const stake = formatAmount(stakeMinor);
  return returnMinor === null
    ? `${stake} ${unitLabel}`
    : `${stake} → ${formatAmount(returnMinor)} ${unitLabel}`;
}

/** Hours and minutes of a server time 'YYYY-MM-DD HH:mm:ss' (D57). */
export const clockOf = (time: string): string => time.slice(11, 16);
