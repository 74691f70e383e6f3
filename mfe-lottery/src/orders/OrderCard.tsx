import type { Order } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Amount, Button, Card, Picture, StatusLabel, VerifiedIcon } from '@members/ui/core';
import { labelOf, resultText } from '../betting/resultText';
import { ThrownDice } from '../components/ThrownDice';
import styles from './OrderCard.module.css';

const unopened = 0;
const won = 1;

export interface OrderCardProps {
  order: Order;
  /** Opens what proves the order; absent where the server keeps no receipts. */
  onVerify?: () => void;
}

/** One order (LOT-19, ENT-08): won is green, unopened waits, every other state is neutral (LOT-20, D36). */
export function OrderCard({ order, onVerify }: OrderCardProps) {
  const { t } = useTexts('mfe-lottery');
  const waiting = order.status === unopened;
  return (
    <Card render={<article />} className={styles.card}>
      <div className={styles.head}>
        <Picture className={styles.icon} src={order.iconUrl} alt="" ratio="1 / 1" />
        <div className={styles.game}>
          <h3 className={styles.name}>{order.gameName}</h3>
          <span className={styles.period}>{t('records.period', { period: order.period })}</span>
        </div>
        <StatusLabel tone={order.status === won ? 'success' : waiting ? 'warn' : 'neutral'} waiting={waiting}>
          {order.statusText}
        </StatusLabel>
      </div>
      <div className={styles.bet}>
        <span className={styles.choice}>{labelOf(t, order.betName)}</span>
        <Amount size="l" value={formatAmount(order.stakeMinor)} unit={unitLabel} />
      </div>
      <div className={styles.result}>
        {order.dice ? (
          <>
            <ThrownDice dice={order.dice} size={26} />
            <span>{resultText(t, order)}</span>
          </>
        ) : (
          waiting && t('records.waiting')
        )}
      </div>
      <dl className={styles.times}>
        <Time label={t('records.ordered')} time={order.placedAt} />
        {order.settledAt && <Time label={t('records.settled')} time={order.settledAt} />}
      </dl>
      {onVerify && (
        <Button
          variant="quiet"
          size="s"
          className={styles.verify}
          icon={<VerifiedIcon size={16} />}
          aria-haspopup="dialog"
          onClick={onVerify}
        >
          {t('verify.title')}
        </Button>
      )}
    </Card>
  );
}

function Time({ label, time }: { label: string; time: string }) {
  return (
    <div className={styles.time}>
      <dt>{label}</dt>
      <dd>{time}</dd>
    </div>
  );
}
