import { useCall } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Delayed, Skeleton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { LoadFailed, type LayerProps } from '@members/mfe-kit';
import { percentText } from '../betting/orderRules';
import { GameRelease } from '../components/GameRelease';
import { returnPercentOf } from './fairness';
import { MeasuredReturn } from './MeasuredReturn';
import styles from './OddsSheet.module.css';
import { OddsTable } from './OddsTable';

export interface OddsSheetProps extends LayerProps {
  game: { id: number; key: string; name: string };
}

/** Odds and returns of a game: what fair dice pay for every option, and what it has paid so far (D30). */
export function OddsSheet({ game, open, onOpenChange }: OddsSheetProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const odds = useCall(lotteryCalls.odds, { gameId: game.id });
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
        <MeasuredReturn gameKey={game.key} />
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('odds.margin.title')}</h3>
          {big != null && (
            <p>
              {t('odds.margin.fair', { odds: big, percent: percentText(100 - returnPercentOf('bi', big)) })}
            </p>
          )}
          <p>{t('odds.margin.same')}</p>
        </section>
        {odds.data ? (
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
