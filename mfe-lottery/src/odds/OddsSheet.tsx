import { useCall } from '@members/api-client';
import { lotteryCalls, type OddsItem } from '@members/contract';
import { formatNumber, useTexts } from '@members/i18n';
import { type LayerProps, LoadFailed } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { useDeferredValue } from 'react';
import { covers, percentText } from '../betting/orderRules';
import { betNameOf } from '../betting/resultText';
import { GameRelease } from '../components/GameRelease';
import { returnPercentOf, throws, waysOf } from './fairness';
import { formatPercent } from './formatPercent';
import { Returns } from './Returns';
import styles from './OddsSheet.module.css';

export interface OddsSheetProps extends LayerProps {
  game: { id: number; key: string; name: string };
}

/** Odds and returns of a game: what fair dice pay for every option, and what it has paid so far (D30). */
export function OddsSheet({ game, open, onOpenChange }: OddsSheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const odds = useCall(lotteryCalls.odds, { gameId: game.id });
  // The sheet opens with room for its table, whose rows a slow phone draws after it.
  const drawsTable = useDeferredValue(true, false);
  const big = odds.data?.find(({ type }) => type === 'bi')?.odds;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('odds.title')}
      description={game.name}
      closeLabel={common('close')}
    >
      <div className={styles.body}>
        <Returns gameKey={game.key} odds={odds.data} />
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('odds.margin.title')}</h3>
          {big != null && (
            <p>
              {t('odds.margin.fair', { odds: big, percent: percentText(100 - returnPercentOf('bi', big)) })}
            </p>
          )}
          <p>{t('odds.margin.same')}</p>
        </section>
        {odds.data && drawsTable ? (
          <OddsTable items={odds.data} />
        ) : odds.isError ? (
          <LoadFailed query={odds} />
        ) : (
          <Delayed label={common('loading')}>
            <Skeleton shape="block" height={480} />
          </Delayed>
        )}
        <GameRelease />
      </div>
    </Sheet>
  );
}

/** Every option with its odds, its chances, its exact return and the stake up to which bets are taken (D30). */
function OddsTable({ items }: { items: readonly OddsItem[] }) {
  const { t, language } = useTexts('mfe-lottery');
  const limited = items.some(({ maxStake }) => maxStake !== null);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t('odds.table.caption')}
        {limited && ` ${t('odds.table.limit')}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('odds.table.option')}</th>
          <th scope="col">{t('odds.table.chance')}</th>
          <th scope="col">{t('odds.table.odds')}</th>
          <th scope="col">{t('odds.table.return')}</th>
          {limited && <th scope="col">{t('odds.table.maxStake')}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ type, name, odds, maxStake }) => (
          <tr key={type}>
            <th scope="row">
              {betNameOf(t, name || type)}
              {covers[type] && <span className={styles.covers}>{covers[type]}</span>}
            </th>
            <td>
              {waysOf(type)}/{throws}
            </td>
            <td>{odds ?? '–'}</td>
            <td>{odds === null ? '–' : formatPercent(returnPercentOf(type, odds), language)}</td>
            {limited && <td>{maxStake === null ? '–' : formatNumber(maxStake, language)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
