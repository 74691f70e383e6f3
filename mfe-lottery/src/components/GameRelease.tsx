import { useTexts } from '@members/i18n';
import { useRelease } from '@members/mfe-kit';
import styles from './GameRelease.module.css';

/** Which build of the game runs; every order is stamped with it. */
export function GameRelease() {
  const { t } = useTexts('mfe-lottery');
  const release = useRelease();
  return release && <p className={styles.release}>{t('release', { release })}</p>;
}
