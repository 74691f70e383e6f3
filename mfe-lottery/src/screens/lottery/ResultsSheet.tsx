import type { DrawResult } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Delayed, EmptyState, Skeleton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { resultText } from '../../betting/resultText';
import type { ReadQuery } from './ReadQuery';
import { ThrownDice } from '../../components/ThrownDice';
import styles from './ResultsSheet.module.css';

export interface ResultsSheetProps {
  query: ReadQuery<DrawResult[]>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** LOT-06: recent results, newest first. */
export function ResultsSheet({ query, open, onOpenChange }: ResultsSheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('round.recent')} closeLabel={common('close')}>
      <Results query={query} />
    </Sheet>
  );
}

function Results({ query }: { query: ReadQuery<DrawResult[]> }) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  if (!query.data && query.isError) return <LoadFailed query={query} />;
  if (!query.data)
    return (
      <Delayed label={common('loading')}>
        <Skeleton shape="block" height={240} />
      </Delayed>
    );
  if (query.data.length === 0) return <EmptyState text={t('round.noResult')} />;
  return (
    <ul className={styles.results}>
      {query.data.map((result) => (
        <li key={result.period} className={styles.result}>
          <span className={styles.text}>
            <span className={styles.period}>{t('records.period', { period: result.period })}</span>
            <span className={styles.words}>{resultText(t, result)}</span>
          </span>
          {result.dice && <ThrownDice dice={result.dice} size={30} />}
        </li>
      ))}
    </ul>
  );
}
