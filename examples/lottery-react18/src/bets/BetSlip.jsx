import { ApiError } from '@members/api-client';
import { formatMoney } from '@members/contract';
import { useEffect, useMemo, useState } from 'react';
import { useRemote } from '../RemoteContext.js';
import styles from '../lottery.module.css';
import { checkOrder, totalMinor } from './checkOrder.js';
import { createPlacing } from './createPlacing.js';

/** Options, stake and the button that places the order. */
export function BetSlip({ gameId, odds, balanceMinor, period, open, onPlaced }) {
  const { t, release, hold } = useRemote();
  const [betTypes, setBetTypes] = useState([]);
  const [stake, setStake] = useState('10');
  const [message, setMessage] = useState('');
  const [placing, setPlacing] = useState(false);
  const place = useMemo(() => createPlacing({ gameId, release }), [gameId, release]);
  const chosen = betTypes.length > 0;
  // A new release of this remote waits while options are chosen.
  useEffect(() => (chosen ? hold?.('options are chosen') : undefined), [chosen, hold]);

  const toggle = (type) =>
    setBetTypes((now) => (now.includes(type) ? now.filter((other) => other !== type) : [...now, type]));

  const submit = async (event) => {
    event.preventDefault();
    const order = { stake: stake.trim(), betTypes, period };
    const fault = checkOrder({ ...order, balanceMinor });
    if (fault) return setMessage(t(fault));
    setPlacing(true);
    try {
      const placed = await place(order);
      setBetTypes([]);
      setMessage(t('placed', { period: placed.period }));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      setMessage(isRefused ? error.message : t('unanswered'));
    }
    setPlacing(false);
    await onPlaced();
  };

  const total = formatMoney(totalMinor(stake || '0', betTypes));
  return (
    <div className={styles.bets}>
      <div className={styles.options} role="group" aria-label={t('options')}>
        {odds.map(({ type, name, odds: factor }) => (
          <button
            key={type}
            type="button"
            className={styles.option}
            aria-pressed={betTypes.includes(type)}
            onClick={() => toggle(type)}
          >
            <strong>{name}</strong> <span className={styles.muted}>{factor ?? '–'}</span>
          </button>
        ))}
      </div>
      <form className={styles.slip} noValidate onSubmit={submit}>
        <label className={styles.label}>
          <span>{t('stake')}</span>
          <input
            className={styles.stake}
            inputMode="numeric"
            autoComplete="off"
            value={stake}
            onChange={(event) => setStake(event.target.value)}
          />
        </label>
        <div className={styles.sums}>
          <p className={styles.figures}>
            {t('total', { count: betTypes.length, stake: stake || '0', total })}
          </p>
          <p className={styles.muted}>{t('balance', { amount: formatMoney(balanceMinor) })}</p>
        </div>
        <button type="submit" className={styles.submit} disabled={!open || placing}>
          {t('place')}
        </button>
        <p className={styles.message} role="status">
          {message}
        </p>
      </form>
    </div>
  );
}
