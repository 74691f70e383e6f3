import type { OddsItem } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { CloseIcon, IconButton } from '@members/ui/core';
import { formatPoints, totalMinor, winMinor } from '../../betting/orderRules';
import { labelOf } from '../../betting/resultText';
import styles from './ConfirmSheet.module.css';

export interface ReceiptLineProps {
  item: OddsItem;
  /** In whole points. */
  stake: string;
  /** The order is on its way and can't be changed. */
  locked: boolean;
  onRemove: () => void;
}

/** One option of the order: '1 x stake = stake', its odds and what it pays if it wins (LOT-13, LOT-14). */
export function ReceiptLine({ item, stake, locked, onRemove }: ReceiptLineProps) {
  const { t } = useTexts('mfe-lottery');
  const name = labelOf(t, item.name || item.type);
  const points = formatPoints(totalMinor(stake, 1));
  return (
    <li className={styles.line}>
      <div className={styles.bet}>
        <p>
          <strong className={styles.name}>{name}</strong>
          {item.odds !== null && (
            <span className={styles.muted}> {t('order.odds', { odds: item.odds })}</span>
          )}
        </p>
        <p className={styles.muted}>{`1 x ${points} = ${points}`}</p>
        {item.maxStake !== null && Number(stake) > item.maxStake && (
          <p className={styles.fault}>
            {t('sheet.atMost', {
              amount: `${formatPoints(totalMinor(String(item.maxStake), 1))} ${unitLabel}`,
            })}
          </p>
        )}
      </div>
      {item.odds !== null && (
        <span className={styles.win}>
          {t('sheet.wins', { amount: `${formatAmount(winMinor(stake, item.odds))} ${unitLabel}` })}
        </span>
      )}
      <IconButton
        label={t('sheet.remove', { name })}
        tone="muted"
        icon={<CloseIcon size={20} />}
        disabled={locked}
        onClick={onRemove}
      />
    </li>
  );
}
