import type { BetType, OddsItem } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Delayed, Skeleton, ToggleTile, VisuallyHidden } from '@members/ui/core';
import { memo, useState } from 'react';
import { covers, percentText, returnRange } from '../../betting/orderRules';
import { labelOf } from '../../betting/resultText';
import type { ReadQuery } from './ReadQuery';
import styles from './BetOptions.module.css';

export interface BetOptionsProps {
  odds: ReadQuery<OddsItem[]>;
  chosen: readonly BetType[];
  /** The same one each time, or all options are drawn again. */
  onToggle: (type: BetType) => void;
}

const isSum = ({ type }: OddsItem) => /^\d+$/.test(type);

/** The options of the odds list (LOT-07, LOT-08), each with its odds (D30). */
export function BetOptions({ odds, chosen, onToggle }: BetOptionsProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  if (!odds.data && odds.isError) return <LoadFailed query={odds} />;
  if (!odds.data)
    return (
      <Delayed label={common('loading')}>
        <OptionsSkeleton />
      </Delayed>
    );
  const range = returnRange(odds.data);
  const option = (item: OddsItem) => (
    <Option key={item.type} item={item} selected={chosen.includes(item.type)} onToggle={onToggle} />
  );
  return (
    <div className={styles.options}>
      <div className={styles.grid} role="group" aria-label={t('order.labels')}>
        {odds.data.filter((item) => !isSum(item)).map(option)}
      </div>
      <div className={styles.grid} role="group" aria-label={t('order.sums')}>
        {odds.data.filter(isSum).map(option)}
      </div>
      {range && <p className={styles.note}>{t('order.returns', { range })}</p>}
    </div>
  );
}

interface OptionProps {
  item: OddsItem;
  selected: boolean;
  onToggle: (type: BetType) => void;
}

/** Twenty of them stand on a screen that is drawn again with every second of the countdown: each only when it changes. */
const Option = memo(({ item, selected, onToggle }: OptionProps) => {
  const { t } = useTexts('mfe-lottery');
  return (
    <ToggleTile
      label={<span className={styles.name}>{labelOf(t, item.name || item.type)}</span>}
      detail={<Detail item={item} />}
      selected={selected}
      onToggle={() => onToggle(item.type)}
    />
  );
});

function Detail({ item }: { item: OddsItem }) {
  const { t } = useTexts('mfe-lottery');
  const spoken = [
    item.odds === null ? '' : t('order.odds', { odds: item.odds }),
    item.returnPercent === null ? '' : t('order.return', { percent: percentText(item.returnPercent) }),
  ];
  return (
    <>
      {covers[item.type] && <span className={styles.covers}>{covers[item.type]}</span>}
      <span className={styles.odds} aria-hidden="true">
        <OptionPicture key={item.imageUrl} url={item.imageUrl} />
        {item.odds}
      </span>
      <VisuallyHidden>{` ${spoken.filter(Boolean).join(', ')}`}</VisuallyHidden>
    </>
  );
}

/**
 * What the odds list shows of an option (LOT-07); nothing where it shows none, or it doesn't load. It is asked for once the
 * screen is laid out: twenty requests made the first render of a slow phone longer by 50 to 70 ms.
 */
function OptionPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (url === '' || failed) return null;
  return (
    <img
      className={styles.picture}
      loading="lazy"
      src={url}
      alt=""
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

/** The outline of the options: four by label, sixteen sums. */
export function OptionsSkeleton() {
  const tiles = (count: number, height: number) => (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </div>
  );
  return (
    <div className={styles.options}>
      {tiles(4, 72)}
      {tiles(16, 60)}
    </div>
  );
}
