import type { LimitState } from '@members/contract';
import { useTexts } from '@members/i18n';
import { ControlSection } from './ControlSection';
import { LimitRow } from './LimitRow';
import styles from './Limits.module.css';

export interface LimitsProps {
  limits: readonly LimitState[];
  /** The server's time. */
  now: string;
}

/** The four limits a member can set: losses and deposits, by day and week. */
export function Limits({ limits, now }: LimitsProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <ControlSection title={t('control.limits.title')} about={t('control.limits.about')}>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <LimitRow key={limit.kind} limit={limit} now={now} />
        ))}
      </ul>
    </ControlSection>
  );
}
