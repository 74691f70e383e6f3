import { useCall } from '@members/api-client';
import { lotteryCalls, type GameReturns, type OddsItem } from '@members/contract';
import { formatAmount, formatNumber, unitLabel, useTexts } from '@members/i18n';
import { Delayed, Skeleton } from '@members/ui/core';
import type { CSSProperties } from 'react';
import { LoadFailed } from '@members/mfe-kit';
import { percentRange } from '../betting/orderRules';
import { fewRounds, isTelling, judge, scaleOf } from './fairness';
import { formatPercent } from './formatPercent';
import styles from './Returns.module.css';

export interface ReturnsProps {
  gameKey: string;
  odds: readonly OddsItem[] | undefined;
}

/**
 * What comes back of stakes: the expected return while few rounds are settled, then what the game has paid so far, beside
 * the band in which fair dice keep it (D30).
 */
export function Returns({ gameKey, odds }: ReturnsProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const returns = useCall(lotteryCalls.gameReturns, { key: gameKey }, { quiet: true });
  if (!returns.data && !returns.isError)
    return (
      <Delayed label={common('loading')}>
        <Skeleton shape="block" height={150} />
      </Delayed>
    );
  const telling = returns.data !== undefined && isTelling(returns.data);
  return (
    <>
      {!telling && odds && <ExpectedReturn odds={odds} />}
      <section className={styles.section} data-lead={telling || undefined}>
        <h3 className={styles.heading}>{t('odds.measured.title')}</h3>
        {returns.data ? <Figures returns={returns.data} /> : <LoadFailed query={returns} />}
      </section>
    </>
  );
}

/** What fair dice give back, from lowest to highest option. */
function ExpectedReturn({ odds }: { odds: readonly OddsItem[] }) {
  const { t, language } = useTexts('mfe-lottery');
  const range = percentRange(odds);
  if (!range) return null;
  const [least, most] = range.map((percent) => formatPercent(percent, language, 2));
  return (
    <section className={styles.section} data-lead>
      <h3 className={styles.heading}>{t('odds.expected.title')}</h3>
      <p className={styles.figure}>{least === most ? least : `${least} – ${most}`}</p>
      <p className={styles.basis}>{t('odds.expected.basis')}</p>
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
      {!isTelling(returns) && (
        <p className={styles.basis}>
          {t('odds.measured.rounds', { rounds: returns.rounds, needed: fewRounds })}
        </p>
      )}
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
