import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Button, DiceRow, VerifiedIcon } from '@members/ui/core';
import type { Outcome } from './outcomeOf';
import styles from './OutcomeDetail.module.css';

export interface OutcomeDetailProps {
  outcome: Outcome;
  /** Opens the verification of the one slip. */
  onVerify: (() => void) | undefined;
  onRecords: () => void;
  close: () => void;
}

/** Below the outcome: game and period, dice, stake and return, and the way to its verification. */
export function OutcomeDetail({ outcome, onVerify, onRecords, close }: OutcomeDetailProps) {
  const { t } = useTexts('outcomes');
  const { slip, stakeMinor, returnMinor } = outcome;
  const amounts = { stake: formatAmount(stakeMinor), amount: `${formatAmount(returnMinor)} ${unitLabel}` };
  const go = (there: () => void) => () => {
    close();
    there();
  };
  return (
    <div className={styles.detail}>
      {slip && <p className={styles.round}>{t('round', { game: slip.gameName, period: slip.period })}</p>}
      <p className={styles.sums}>
        {slip?.dice && <Thrown dice={slip.dice} />}
        <span>{t('stakeReturn', amounts)}</span>
      </p>
      <Button
        variant="quiet"
        size="s"
        className={styles.way}
        icon={onVerify && <VerifiedIcon size={16} />}
        onClick={go(onVerify ?? onRecords)}
      >
        {onVerify ? t('verify') : t('records')}
      </Button>
    </div>
  );
}

/** Dice, or their digits where the operator hides them (close_number 1, D28). */
function Thrown({ dice }: { dice: readonly number[] }) {
  const showsDice = useCall(siteCalls.siteInfo).data?.showsDice ?? true;
  if (!showsDice) return <span>{dice.join(' ')}</span>;
  return <DiceRow values={dice} label={dice.join(', ')} size={22} />;
}
