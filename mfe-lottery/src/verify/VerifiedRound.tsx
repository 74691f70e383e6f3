import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Button, ErrorIcon, InfoIcon, OpenIcon, SuccessIcon, TimeIcon } from '@members/ui/core';
import type { Step } from '@members/verifier';
import { GameRelease } from '../components/GameRelease';
import { ThrownDice } from '../components/ThrownDice';
import { RawValues } from './RawValues';
import { stepTextOf } from './stepText';
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
  const { record, receipt, steps, verdict, historyAddress } = verified;
  const Icon = outcomeIcon[verdict === 'void' ? 'note' : verdict];
  return (
    <div className={styles.body}>
      <div className={styles.verdict} data-outcome={verdict === 'void' ? 'note' : verdict}>
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

const money = (amountMinor: number) => `${formatAmount(amountMinor)} ${unitLabel}`;

/** Every step with its outcome in a word, and one sentence. */
function StepList({ steps }: { steps: readonly Step[] }) {
  const { t } = useTexts('mfe-lottery');
  return (
    <ol className={styles.steps} aria-label={t('verify.steps')}>
      {steps.map((step) => {
        const { title, text, values } = stepTextOf(step, money);
        const Icon = outcomeIcon[step.outcome];
        return (
          <li key={step.check} className={styles.step} data-outcome={step.outcome}>
            <Icon size={20} className={styles.icon} />
            <div className={styles.stepText}>
              <h3 className={styles.heading}>
                {t(title)}
                <span className={styles.outcome}>{t(`verify.outcome.${step.outcome}`)}</span>
              </h3>
              <p>{t(text, values)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The way to verify without this app: the stand-alone page, and the history that it takes. */
function OwnCheck({ historyAddress }: { historyAddress: string }) {
  const { t, language } = useTexts('mfe-lottery');
  const link = (address: string, text: string) => (
    <Button
      variant="secondary"
      block
      icon={<OpenIcon size={18} />}
      render={<a href={address} target="_blank" rel="noopener" />}
    >
      {text}
    </Button>
  );
  return (
    <section className={styles.own}>
      <h3 className={styles.heading}>{t('verify.own.title')}</h3>
      <p>{t('verify.own.text')}</p>
      {link(historyAddress, t('verify.own.history'))}
      {link(`/verify.html?lang=${language}`, t('verify.own.page'))}
    </section>
  );
}

/** The icon of each outcome, which is also said in a word beside it. */
const outcomeIcon = {
  ok: SuccessIcon,
  failed: ErrorIcon,
  pending: TimeIcon,
  note: InfoIcon,
} as const;
