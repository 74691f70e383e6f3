import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import type { Step } from '@members/verifier';
import { outcomeIcon } from './outcomeIcon';
import { stepTextOf } from './stepText';
import styles from './VerifySheet.module.css';

const money = (amountMinor: number) => `${formatAmount(amountMinor)} ${unitLabel}`;

/** Every step with its outcome in a word, and one sentence. */
export function StepList({ steps }: { steps: readonly Step[] }) {
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
