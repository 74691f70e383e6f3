import type { DrawResult } from '@members/contract';
import { type Translate, useTexts } from '@members/i18n';
import { type LayerProps, LoadFailed } from '@members/mfe-kit';
import { Delayed, EmptyState, IconButton, Skeleton, VerifiedIcon } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { resultText } from '../../betting/resultText';
import { ThrownDice } from '../../components/ThrownDice';
import type { ReadQuery } from './ReadQuery';
import { ResultRoad } from './ResultRoad';
import styles from './ResultsSheet.module.css';

export interface ResultsSheetProps extends LayerProps {
  query: ReadQuery<DrawResult[]>;
  onVerify: (period: string) => void;
}

/** The recent results of the game, newest first (LOT-06). */
export function ResultsSheet({ query, open, onOpenChange, onVerify }: ResultsSheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('round.recent')} closeLabel={common('close')}>
      <Results query={query} onVerify={onVerify} />
    </Sheet>
  );
}

function Results({ query, onVerify }: Pick<ResultsSheetProps, 'query' | 'onVerify'>) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  if (!query.data && query.isError) return <LoadFailed query={query} />;
  if (!query.data)
    return (
      <Delayed label={common('loading')}>
        <Skeleton shape="block" height={240} />
      </Delayed>
    );
  if (query.data.length === 0) return <EmptyState subject="results" text={t('round.noResult')} />;
  return (
    <>
      <ResultRoad results={query.data} />
      <ul className={styles.results}>
        {query.data.map((result) => (
          <li key={result.period} className={styles.result}>
            <span className={styles.text}>
              <span className={styles.period}>{t('records.period', { period: result.period })}</span>
              <span className={styles.words}>{wordsOf(t, result)}</span>
            </span>
            {result.dice && <ThrownDice dice={result.dice} size={30} />}
            <IconButton
              className={styles.verify}
              label={t('verify.period', { period: result.period })}
              tone="success"
              icon={<VerifiedIcon size={22} />}
              aria-haspopup="dialog"
              onClick={() => onVerify(result.period)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function wordsOf(t: Translate, result: DrawResult): string {
  if (result.state === 'pending') return t('round.waitingValue');
  return result.state === 'void' ? t('round.void') : resultText(t, result);
}
