import { useTexts } from '@members/i18n';
import { useRelease } from '@members/mfe-kit';
import styles from './GameRelease.module.css';

/** Which build of the game runs, and with which one an order was placed: every order is stamped with it. */
export function GameRelease({ placedWith = null }: { placedWith?: string | null }) {
  const { t } = useTexts('mfe-lottery');
  const release = useRelease();
  return (
    <div className={styles.release}>
      {placedWith && <p>{t('verify.placed', { release: placedWith })}</p>}
      {release && <p>{t('release', { release })}</p>}
    </div>
  );
}
