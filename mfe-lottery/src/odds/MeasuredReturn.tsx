import { useCall } from '@members/api-client';
import { lotteryCalls, type GameReturns } from '@members/contract';
import { formatAmount, formatNumber, unitLabel, useTexts } from '@members/i18n';
import { Delayed, Skeleton } from '@members/ui/core';
import type { CSSProperties } from 'react';
import { LoadFailed } from '@members/mfe-kit';
import { judge, scaleOf } from './fairness';
import { formatPercent } from './formatPercent';
import styles from './MeasuredReturn.module.css';

/** What the game has paid so far, beside the band in which fair dice keep it. */
export function MeasuredReturn({ gameKey }: { gameKey: string }) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const returns = useCall(lotteryCalls.gameReturns, { key: gameKey }, { quiet: true });
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('odds.measured.title')}</h3>
      {returns.data ? (
        <Figures returns={returns.data} />
      ) : returns.isError ? (
        <LoadFailed query={returns} />
      ) : (
        <Delayed label={common('loading')}>
          <Skeleton shape="block" height={150} />
        </Delayed>
      )}
    </section>
  );
}

function Figures({ returns }: { returns: GameReturns }) {
  const { t, language } = useTexts('mfe-lottery');
  const verdict = judge(returns);
  if (verdict === 'none') return <p>{t('odds.measured.none')}</p>;
  const percent = (value: number) => formatPercent(value, language, 2);
  const money = (amountMinor: number) => `${formatAmount(amountMinor)} ${unitLabel}`;
  const band = t('odds.measured.band', {
    low: percent(returns.lowPercent),
    high: percent(returns.highPercent),
  });
  return (
    <>
      <p className={styles.figure}>{percent(returns.returnPercent)}</p>
      <p className={styles.basis}>
        {t('odds.measured.basis', {
          count: returns.orders,
          orders: formatNumber(returns.orders, language),
          stakes: money(returns.stakesMinor),
          payouts: money(returns.payoutsMinor),
        })}
      </p>
      <ReturnScale returns={returns} />
      <p>
        {band} {t(`odds.measured.${verdict}`)}
      </p>
      <p className={styles.basis}>
        {t('odds.measured.expected', { percent: percent(returns.expectedPercent) })}
      </p>
    </>
  );
}

/** The band as a bar, the mean of fair dice as a line in it, the measured return as a point. The text says the same. */
function ReturnScale({ returns }: { returns: GameReturns }) {
  const { language } = useTexts('mfe-lottery');
  const { bandStart, bandEnd, expected, measured } = scaleOf(returns);
  const places = {
    '--band-start': `${bandStart}%`,
    '--band-end': `${100 - bandEnd}%`,
    '--expected': `${expected}%`,
    '--measured': `${measured}%`,
  } as CSSProperties;
  return (
    <div className={styles.scale} style={places} aria-hidden="true">
      <span className={styles.track}>
        <span className={styles.band} />
        <span className={styles.mean} />
        <span className={styles.point} />
      </span>
      <span className={styles.ends}>
        <span>{formatPercent(returns.lowPercent, language, 1)}</span>
        {returns.highPercent > returns.lowPercent && (
          <span>{formatPercent(returns.highPercent, language, 1)}</span>
        )}
      </span>
    </div>
  );
}
