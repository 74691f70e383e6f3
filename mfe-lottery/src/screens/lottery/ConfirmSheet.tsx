import type { BetType, GameState, OddsItem } from '@members/contract';
import { unitLabel, useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Amount, Button, ButtonRow } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { formatPoints, totalMinor } from '../../betting/orderRules';
import { clockText } from '../../betting/roundClock';
import styles from './ConfirmSheet.module.css';
import { ReceiptLine } from './ReceiptLine';

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
