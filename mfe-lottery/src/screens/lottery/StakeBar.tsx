import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Button, StickyBar } from '@members/ui/core';
import { AmountField, Form } from '@members/ui/forms';
import { formatPoints, quickStakes, stakeDigits, totalMinor } from '../../betting/orderRules';
import styles from './StakeBar.module.css';
import type { BetSlip } from './useBetSlip';

export interface StakeBarProps {
  slip: BetSlip;
  /** Null while it is not known. */
  balanceMinor: number | null;
  closed: boolean;
  /** The stake is of practice points. */
  practice?: boolean;
  onSubmit: () => void;
}

/** The stake per option, what it comes to, and the way to the confirmation (LOT-09 to LOT-12). */
export function StakeBar({ slip, balanceMinor, closed, practice, onSubmit }: StakeBarProps) {
  const { t } = useTexts('mfe-lottery');
  const count = slip.chosen.length;
  const total = formatPoints(totalMinor(slip.stake, count));
  const summary = practice
    ? `${count} × ${slip.stake || 0} = ${total}`
    : t('order.summary', { count, total: `${total}\u00a0${unitLabel}` });
  return (
    <StickyBar>
      <Form form={slip.form} onSubmit={onSubmit} busy={closed} className={styles.bar}>
        <AmountField
          {...slip.form.field('stake')}
          look="inline"
          label={t('order.stake')}
          placeholder={t('order.amount')}
          decimals={0}
          maxLength={stakeDigits}
          chips={quickStakes}
        />
        <div className={styles.line}>
          <div className={styles.sums}>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.balance}>
              {balanceMinor !== null &&
                (practice
                  ? t('practice.points', { points: formatPoints(balanceMinor) })
                  : t('order.balance', { amount: `${formatAmount(balanceMinor)}\u00a0${unitLabel}` }))}
            </p>
          </div>
          <Button variant="quiet" className={styles.clear} disabled={count === 0} onClick={slip.clear}>
            {t('order.clear')}
          </Button>
          <Button
            size="l"
            type="submit"
            variant={practice ? 'secondary' : 'primary'}
            className={styles.submit}
            data-practice={practice}
            disabled={closed}
          >
            {closed ? t('order.closed') : t(practice ? 'practice.title' : 'order.submit')}
          </Button>
        </div>
      </Form>
    </StickyBar>
  );
}
