import { useRemote } from './RemoteContext.js';
import styles from './lottery.module.css';

/** Bar with the title, and the body of a screen under it. */
export function Frame({ title, root = false, children }) {
  const { t, history } = useRemote();
  return (
    <>
      <header className={styles.bar}>
        {!root && (
          <button type="button" className={styles.back} aria-label={t('back')} onClick={() => history.go(-1)}>
            ‹
          </button>
        )}
        {/* The shell moves the focus to this heading when the screen changes. */}
        <h1 className={styles.title} tabIndex={-1} data-m-heading="">
          {title}
        </h1>
      </header>
      <div className={styles.body}>{children}</div>
    </>
  );
}

/** A read that failed, with a way to repeat it. */
export function Failed({ onRetry }) {
  const { t } = useRemote();
  return (
    <div className={styles.card} role="alert">
      <p>{t('failed')}</p>
      <button type="button" className={styles.quiet} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
