import type { OddsItem } from '@members/contract';
import { formatNumber, useTexts } from '@members/i18n';
import { covers } from '../betting/covers';
import { labelOf } from '../betting/resultText';
import { returnPercentOf, throws, waysOf } from './fairness';
import { formatPercent } from './formatPercent';
import styles from './OddsSheet.module.css';

/** Every option with its odds, its chances, its exact return and the stake up to which bets are taken (D30). */
export function OddsTable({ items }: { items: readonly OddsItem[] }) {
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
              {labelOf(t, name || type)}
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
