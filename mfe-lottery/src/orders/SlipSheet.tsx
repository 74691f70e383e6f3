import { orderStatus, type Order } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Button, IconButton, VerifiedIcon } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { betNameOf, resultText } from '../betting/resultText';
import { ThrownDice } from '../components/ThrownDice';
import { usePracticeBook } from '../practice/usePracticeBook';
import { clockOf, OrderLine, sumsOf } from './SlipCard';
import styles from './SlipSheet.module.css';
import { sameAgainOf } from './sameAgain';
import type { OrderSlip } from './slips';

export interface SlipSheetProps extends LayerProps {
  slip: OrderSlip;
  /** Opens what proves an order. */
  onVerify: (order: { id: number; period: string }) => void;
  /** Leads to the confirmation of the same orders in the open round. */
  onAgain: (slip: OrderSlip) => void;
}

/** All orders of a slip with odds, stake and return, the way to the proof of each, and the same again once it is settled. */
export function SlipSheet({ slip, open, onOpenChange, onVerify, onAgain }: SlipSheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const { book } = usePracticeBook();
  const { orders, status } = slip;
  const [first] = orders;
  const canRepeat = status !== orderStatus.unopened && sameAgainOf(slip) !== null;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={first.gameName}
      description={t('records.period', { period: first.period })}
      closeLabel={common('close')}
      footer={
        canRepeat && (
          <>
            {book.on && <p className={styles.ends}>{t('practice.ends')}</p>}
            <Button size="l" variant="secondary" block onClick={() => onAgain(slip)}>
              {t('records.again')}
            </Button>
          </>
        )
      }
    >
      {first.dice && (
        <div className={styles.result}>
          <ThrownDice dice={first.dice} size={34} />
          <span>{resultText(t, first)}</span>
        </div>
      )}
      <ul className={styles.orders}>
        {orders.map((order, index) => (
          <li key={order.id ?? index} className={styles.order}>
            <OrderLine order={order} />
            <VerifyOrder order={order} onVerify={onVerify} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact name={t('records.stakeReturn')} value={sumsOf(slip)} />
        <Fact name={t('records.ordered')} value={clockOf(first.placedAt)} />
        {first.settledAt && <Fact name={t('records.settled')} value={clockOf(first.settledAt)} />}
      </dl>
    </Sheet>
  );
}

/** Nothing where the server keeps no receipts. */
function VerifyOrder({ order, onVerify }: { order: Order; onVerify: SlipSheetProps['onVerify'] }) {
  const { t } = useTexts('mfe-lottery');
  const { id, period } = order;
  if (id === null) return null;
  return (
    <IconButton
      label={t('records.verify', { name: betNameOf(t, order.betName) })}
      tone="success"
      icon={<VerifiedIcon size={22} />}
      aria-haspopup="dialog"
      onClick={() => onVerify({ id, period })}
    />
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
