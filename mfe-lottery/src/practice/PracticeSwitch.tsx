import { useTexts } from '@members/i18n';
import styles from './PracticeSwitch.module.css';

export interface PracticeSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Enters and leaves practice. */
export function PracticeSwitch({ on, onChange }: PracticeSwitchProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} aria-hidden="true" />
      {t('practice.title')}
    </button>
  );
}
