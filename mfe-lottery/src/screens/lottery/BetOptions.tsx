import { useOdds, type BetType, type OddsItem } from '@members/api-client';
import { useTexts, type Translate } from '@members/i18n';
import { Delayed, Skeleton, ToggleTile } from '@members/ui/core';
import { percentText, returnRange } from '../../betting/orderRules';
import { labelOf } from '../../betting/resultText';
import { LoadFailed } from '../../components/LoadFailed';
import styles from './BetOptions.module.css';

export interface BetOptionsProps {
  gameId: number;
  chosen: readonly BetType[];
  onToggle: (type: BetType) => void;
}

const isSum = ({ type }: OddsItem) => /^\d+$/.test(type);

/** The options of the odds list (LOT-07, LOT-08), each with its odds (D30). */
export function BetOptions({ gameId, chosen, onToggle }: BetOptionsProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const odds = useOdds({ gameId });
  if (!odds.data && odds.isError) return <LoadFailed query={odds} />;
  if (!odds.data)
    return (
      <Delayed label={common('loading')}>
        <OptionsSkeleton />
      </Delayed>
    );
  const range = returnRange(odds.data);
  const tile = (item: OddsItem) => (
    <ToggleTile
      key={item.type}
      label={labelOf(t, item.name || item.type)}
      detail={detailOf(t, item)}
      spokenLabel={spokenOf(t, item)}
      selected={chosen.includes(item.type)}
      onToggle={() => onToggle(item.type)}
    />
  );
  return (
    <div className={styles.options}>
      <div className={styles.grid} role="group" aria-label={t('order.labels')}>
        {odds.data.filter((item) => !isSum(item)).map(tile)}
      </div>
      <div className={styles.grid} role="group" aria-label={t('order.sums')}>
        {odds.data.filter(isSum).map(tile)}
      </div>
      {range && <p className={styles.note}>{t('order.returns', { range })}</p>}
    </div>
  );
}

/** "11–18 · 1.95", or just the odds of a sum. */
function detailOf(t: Translate, item: OddsItem): string {
  return [isSum(item) ? '' : t(`covers.${item.type}`), item.odds === null ? '' : String(item.odds)]
    .filter(Boolean)
    .join(' · ');
}

function spokenOf(t: Translate, item: OddsItem): string {
  return [
    labelOf(t, item.name || item.type),
    isSum(item) ? '' : t(`covers.${item.type}`),
    item.odds === null ? '' : t('order.odds', { odds: item.odds }),
    item.returnPercent === null ? '' : t('order.return', { percent: percentText(item.returnPercent) }),
  ]
    .filter(Boolean)
    .join(', ');
}

export function OptionsSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 20 }, (_, index) => (
        <Skeleton key={index} shape="block" height={60} />
      ))}
    </div>
  );
}
