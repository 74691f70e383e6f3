import type { BetType, GameState, OddsItem } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Amount, Button, ButtonRow, CloseIcon, IconButton } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatPoints, totalMinor, winMinor } from '../../betting/orderRules';
import { betNameOf } from '../../betting/resultText';
import { clockText } from '../../betting/roundClock';
import { PeriodText } from '../../components/PeriodText';
import styles from './ConfirmSheet.module.css';

export interface ConfirmSheetProps extends LayerProps {
  state: GameState;
  chosen: readonly OddsItem[];
  /** Per option, in whole points. */
  stake: string;
  /** 0 once betting is closed. */
  secondsToClose: number;
  submitting: boolean;
  /** The stake is of practice points. */
  practice?: boolean;
  /** As in `BettingProps`. */
  practiceEnded?: boolean;
  onRemove: (type: BetType) => void;
  onClear: () => void;
  onConfirm: () => void;
}

/** The order as a receipt, to be checked before it is placed (LOT-12 to LOT-16). */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onOpenChange, state, chosen, stake, secondsToClose, submitting } = props;
  const { practice, practiceEnded } = props;
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const closed = secondsToClose === 0;
  const unit = practice ? t('practice.unit') : unitLabel;
  const oddsBefore = useOddsWhen(open, chosen);
  const total = formatPoints(totalMinor(stake, chosen.length));
  const submitKey = practice ? 'practice.submit' : 'sheet.submit';
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(practice ? 'practice.confirm' : 'sheet.title')}
      description={
        <PeriodText
          text={t('sheet.about', { game: state.name, period: state.nextPeriod })}
          period={state.nextPeriod}
        />
      }
      closeLabel={common('close')}
      footer={
        <>
          <div className={styles.total}>
            <span>{practice ? t('practice.title') : t('sheet.total', { count: chosen.length })}</span>
            <Amount size="l" value={total} unit={unit} />
          </div>
          <OrderState practice={practice} closed={closed} submitting={submitting} />
          <ButtonRow>
            <Button size="l" variant="secondary" onClick={props.onClear} disabled={submitting}>
              {t('sheet.clearAll')}
            </Button>
            <Button
              size="l"
              variant={practice ? 'secondary' : 'primary'}
              className={styles.submit}
              data-practice={practice}
              busy={submitting}
              disabled={closed && !submitting}
              onClick={props.onConfirm}
            >
              {closed ? t('round.closed') : t(submitKey, { time: clockText(secondsToClose) })}
            </Button>
          </ButtonRow>
        </>
      }
    >
      {practiceEnded && (
        <FormMessage tone="warn">{t('practice.ended', { amount: `${total}\u00a0${unitLabel}` })}</FormMessage>
      )}
      <ul className={styles.lines}>
        {chosen.map((item) => (
          <ReceiptLine
            key={item.type}
            item={item}
            stake={stake}
            practice={practice}
            oddsBefore={oddsBefore[item.type] ?? item.odds}
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
  practice?: boolean;
  /** What they were when the sheet was opened. */
  oddsBefore: number | null;
  /** The order is on its way and can't be changed. */
  locked: boolean;
  onRemove: () => void;
}

/** The odds of the options when the sheet was opened: a new round may have others. */
function useOddsWhen(open: boolean, chosen: readonly OddsItem[]): Partial<Record<BetType, number | null>> {
  const [before, setBefore] = useState<Partial<Record<BetType, number | null>>>({});
  const opened = useEffectEvent(() =>
    setBefore(Object.fromEntries(chosen.map(({ type, odds }) => [type, odds]))),
  );
  useEffect(() => {
    if (open) opened();
  }, [open]);
  return before;
}

/** Whether the order is placed is never to be guessed: it is not yet, it is on its way, or bets have closed. */
function OrderState({
  practice,
  closed,
  submitting,
}: Pick<ConfirmSheetProps, 'practice' | 'submitting'> & { closed: boolean }) {
  const { t } = useTexts('mfe-lottery');
  const state = submitting ? 'sending' : closed ? 'closed' : 'open';
  return (
    <p className={styles.state} role="status" data-state={state}>
      {practice && state === 'open' ? t('practice.mark') : t(`sheet.state.${state}`)}
    </p>
  );
}

/** One option of the order: '1 x stake = stake', its odds and what it pays if it wins (LOT-13, LOT-14). */
function ReceiptLine({ item, stake, practice, oddsBefore, locked, onRemove }: ReceiptLineProps) {
  const { t } = useTexts('mfe-lottery');
  const name = betNameOf(t, item.name || item.type);
  const points = formatPoints(totalMinor(stake, 1));
  return (
    <li className={styles.line}>
      <div className={styles.bet}>
        <p>
          <strong className={styles.name}>{name}</strong>
          {item.odds !== null && <span className={styles.odds}> {t('order.odds', { odds: item.odds })}</span>}
        </p>
        {oddsBefore !== null && item.odds !== null && oddsBefore !== item.odds && (
          <p className={styles.fault} role="status">
            {t('sheet.oddsChanged', { before: oddsBefore, now: item.odds })}
          </p>
        )}
        <p className={styles.muted}>{`1 x ${points} = ${points}`}</p>
        {item.maxStake !== null && Number(stake) > item.maxStake && (
          <p className={styles.fault}>
            {t('sheet.atMost', {
              amount: `${formatPoints(totalMinor(String(item.maxStake), 1))} ${practice ? t('practice.unit') : unitLabel}`,
            })}
          </p>
        )}
      </div>
      {item.odds !== null && (
        <span className={styles.win} data-practice={practice}>
          {practice
            ? t('practice.ifMatched', { points: formatPoints(winMinor(stake, item.odds)) })
            : t('sheet.wins', { amount: `${formatAmount(winMinor(stake, item.odds))} ${unitLabel}` })}
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
