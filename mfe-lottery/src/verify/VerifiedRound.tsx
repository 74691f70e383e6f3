import { useTexts } from '@members/i18n';
import { Button } from '@members/ui/core';
import { GameRelease } from '../components/GameRelease';
import { ThrownDice } from '../components/ThrownDice';
import { outcomeIcon } from './outcomeIcon';
import { OwnCheck } from './OwnCheck';
import { RawValues } from './RawValues';
import { StepList } from './StepList';
import { verdictOfSteps } from './stepText';
import type { Verified } from './verify';
import styles from './VerifySheet.module.css';

export interface VerifiedRoundProps {
  verified: Verified;
  busy: boolean;
  onAgain: () => void;
}

/** What was found: the verdict, the dice, every step in words, and the values behind them. */
export function VerifiedRound({ verified, busy, onAgain }: VerifiedRoundProps) {
  const { t } = useTexts('mfe-lottery');
  const { record, receipt, steps, historyAddress } = verified;
  const verdict = verdictOfSteps(steps, record.status);
  const Icon = outcomeIcon[verdict === 'void' ? 'notice' : verdict];
  return (
    <div className={styles.body}>
      <div className={styles.verdict} data-outcome={verdict === 'void' ? 'notice' : verdict}>
        <Icon size={24} className={styles.icon} />
        <div className={styles.verdictText}>
          <p role="status">{t(`verify.verdict.${verdict}`)}</p>
          {record.dice && <ThrownDice dice={record.dice} size={34} />}
        </div>
      </div>
      {verdict === 'pending' && (
        <Button variant="secondary" block busy={busy} onClick={onAgain}>
          {t('verify.again')}
        </Button>
      )}
      <StepList steps={steps} />
      {record.beacon.kind === 'test' && (
        <section className={styles.about}>
          <h3 className={styles.heading}>{t('round.testBeacon')}</h3>
          <p>{t('verify.testBeacon')}</p>
        </section>
      )}
      <RawValues record={record} receipt={receipt} />
      <OwnCheck historyAddress={historyAddress} />
      <GameRelease openedWith={record.gameReleaseHash} placedWith={receipt?.releaseHash} />
    </div>
  );
}
