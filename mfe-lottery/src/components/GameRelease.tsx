import { useTexts } from '@members/i18n';
import { useRelease } from '@members/mfe-kit';
import styles from './GameRelease.module.css';

export interface GameReleaseProps {
  /** Hash of the build that ran when a round opened, which the round keeps. */
  openedWith?: string | null;
  /** The build that an order was placed with: every order is stamped with it. */
  placedWith?: string | null;
}

/** Which build of the game runs, and which ones a round and an order name. */
export function GameRelease({ openedWith = null, placedWith = null }: GameReleaseProps) {
  const { t } = useTexts('mfe-lottery');
  const release = useRelease();
  return (
    <div className={styles.release}>
      {openedWith && <p>{t('verify.opened', { hash: openedWith })}</p>}
      {placedWith && <p>{t('verify.placed', { release: placedWith })}</p>}
      {release && <p>{t('release', { release })}</p>}
    </div>
  );
}
