import type { BetType, GameState, OddsItem } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Amount, Button, ButtonRow, CloseIcon, IconButton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { formatPoints, totalMinor, winMinor } from '../../betting/orderRules';
import { betNameOf } from '../../betting/resultText';
import { clockText } from '../../betting/roundClock';
import styles from './ConfirmSheet.module.css';

export interface ConfirmSheetProps extends LayerProps {
  state: GameState;
  chosen: readonly OddsItem[];
  /** Per option, in whole points. */
  stake: string;
  /** 0 once betting is closed. */
  secondsToClose: number;
  submitting: boolean;
  onRemove: (type: BetType) => void;
  onClear: () => void;
  onConfirm: () => void;
}

/** The order as a receipt, to be checked before it is placed (LOT-12 to LOT-16). */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onOpenChange, state, chosen, stake, secondsToClose, submitting } = props;
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const closed = secondsToClose === 0;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('sheet.title')}
      description={t('sheet.about', { game: state.name, period: state.nextPeriod })}
      closeLabel={common('close')}
      footer={
        <>
          <div className={styles.total}>
            <span>{t('sheet.total', { count: chosen.length })}</span>
            <Amount size="l" value={formatPoints(totalMinor(stake, chosen.length))} unit={unitLabel} />
          </div>
          <ButtonRow>
            <Button size="l" variant="secondary" onClick={props.onClear} disabled={submitting}>
              {t('sheet.clearAll')}
            </Button>
            <Button
              size="l"
              className={styles.submit}
              busy={submitting}
              disabled={closed && !submitting}
              onClick={props.onConfirm}
            >
              {closed ? t('round.closed') : t('sheet.submit', { time: clockText(secondsToClose) })}
            </Button>
          </ButtonRow>
        </>
      }
    >
      <ul className={styles.lines}>
        {chosen.map((item) => (
          <ReceiptLine
            key={item.type}
            item={item}
            stake={stake}
            locked={submitting}
            onRemove={() => props.onRemove(item.type)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface ReceiptLineProps {
  item: OddsItem;
  /** In whole points. */
  stake: string;
  /** The order is on its way and can't be changed. */
  locked: boolean;
  onRemove: () => void;
}

/** One option of the order: '1 x stake = stake', its odds and what it pays if it wins (LOT-13, LOT-14). */
function ReceiptLine({ item, stake, locked, onRemove }: ReceiptLineProps) {
  const { t } = useTexts('mfe-lottery');
  const name = betNameOf(t, item.name || item.type);
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
