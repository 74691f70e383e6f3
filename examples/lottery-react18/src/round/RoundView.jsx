import { useRemote } from '../RemoteContext.js';
import styles from '../lottery.module.css';
import { clockText } from './countdown.js';
import { Dice } from './Dice.jsx';

/** The next draw counting down, beside the last result. */
export function RoundView({ state, toDraw, toClose }) {
  const { t } = useRemote();
  const { nextPeriod, dice, size, parity, testBeacon } = state;
  const sum = dice?.reduce((total, face) => total + face, 0);
  return (
    <section className={styles.round}>
      <div>
        <p className={styles.caption}>{t('next', { period: nextPeriod })}</p>
        <p className={styles.clock} role="timer" aria-live="off">
          {clockText(toDraw)}
        </p>
        <p className={styles.caption} role="status">
          {toClose > 0 ? '' : t('closed')}
        </p>
      </div>
      <div className={styles.last}>
        <p className={styles.caption}>{t('last')}</p>
        {dice && <Dice dice={dice} />}
        <p className={styles.caption}>{dice ? `${t('sum', { sum })} · ${size} · ${parity}` : t('none')}</p>
        {testBeacon && <p className={styles.caption}>{t('testBeacon')}</p>}
      </div>
    </section>
  );
}
