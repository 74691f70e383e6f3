import { useTexts } from '@members/i18n';
import styles from './DemoLine.module.css';

/** Says above every screen that this is a demonstration, so that nobody takes it for a site where money moves. */
export function DemoLine() {
  const { t } = useTexts('shell');
  return (
    <aside className={styles.line} aria-label={t('demo.label')}>
      {t('demo.text')}
    </aside>
  );
}
