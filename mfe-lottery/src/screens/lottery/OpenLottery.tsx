import { useCall } from '@members/api-client';
import { controlCalls, type GameState, lotteryCalls, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, cue, lazyLayer, Refreshable, useIsMounted } from '@members/mfe-kit';
import { useSearchParams } from '@members/mfe-kit/router';
import { Button, NoticeBar, ScreenBody, SegmentedTabs } from '@members/ui/core';
import { memo, useEffect, useRef, useState } from 'react';
import { afterLayers } from '../../components/afterLayers';
import { isDrawMessageDue } from '../../betting/roundClock';
import { reload } from '../../components/reload';
import { useGameStream } from '../../live/useGameStream';
import { OrderList } from '../../orders/OrderList';
import { SlipLayer, useSlipSheets } from '../../orders/SlipLayer';
import { PracticeBanner } from '../../practice/PracticeBanner';
import { PracticeRounds } from '../../practice/PracticeRounds';
import { PracticeSwitch } from '../../practice/PracticeSwitch';
import { usePracticeBook } from '../../practice/usePracticeBook';
import { usePracticeResults } from '../../practice/usePracticeResults';
import { BetOptions } from './BetOptions';
import { Betting } from './Betting';
import styles from './LotteryScreen.module.css';
import { PracticeBetting } from './PracticeBetting';
import { RoundHero, RoundNews } from './RoundHero';
import { useBetSlip } from './useBetSlip';
import { useRoundClock } from './useRoundClock';
import { useResults } from './useResults';
import { roundReads, useRoundReload } from './useRoundReload';

const ResultsSheet = lazyLayer(async () => (await import('./ResultsSheet')).ResultsSheet);

const refreshDelayMs = 200;
/** How often the notice is read again where no end of a round does it (LOT-17); not at one time by all pages. */
const noticeEveryMs = 240_000 * (1 + Math.random() / 2);

export interface OpenLotteryProps {
  state: GameState;
  /** System time of the answer that `state` comes from. */
  answeredAt: number;
  onRules: () => void;
}

/** The lottery while its game is open. */
export function OpenLottery({ state, answeredAt, onRules }: OpenLotteryProps) {
  const { t } = useTexts('mfe-lottery');
  const [query] = useSearchParams();
  const clock = useRoundClock(state, answeredAt);
  const { query: results, pendingPeriods, latePeriod } = useResults(state.key);
  const live = useGameStream(state);
  const { late } = useRoundReload({
    live,
    period: state.nextPeriod,
    lastPeriod: state.lastPeriod,
    pendingPeriods,
    ended: clock.secondsToDraw === 0 && !clock.unsure,
  });
  useDrawMessage(state.key, pendingPeriods.length > 0 ? '' : state.lastPeriod, clock.secondsToDraw);
  useDrawCue(state.lastPeriod);
  const config = useCall(siteCalls.siteConfig, undefined, { refetchInterval: noticeEveryMs });
  const odds = useCall(lotteryCalls.odds, { gameId: state.id });
  const [showsResults, setShowsResults] = useState(false);
  const sheets = useSlipSheets();
  const { verifying } = sheets;
  const returnsToResults = useRef(false);
  const { book, change } = usePracticeBook();
  usePracticeResults(state, results.data);
  const mayPractise = !useCall(controlCalls.playControl).data?.pause;
  const practising = mayPractise && book.on;
  // The same order again is one of money, and its confirmation says so where that ends practice.
  const again = query.has('again');
  const [practiceEnded, setPracticeEnded] = useState(false);
  if (again && practising && !practiceEnded) setPracticeEnded(true);
  useEffect(() => {
    if (again) change((before) => (before.on ? { ...before, on: false } : before));
  }, [again, change]);
  const switchPractice = (on: boolean) => {
    setPracticeEnded(false);
    change((before) => ({ ...before, on }));
  };
  const [orderSlip, practiceSlip] = [useBetSlip(), useBetSlip()];
  const slip = practising ? practiceSlip : orderSlip;
  const Bets = practising ? PracticeBetting : Betting;
  const { tab, showTab } = useTab(state);
  const isMounted = useIsMounted();
  // A member who has left while the order was on its way stays where they are.
  const onPlaced = () => {
    if (!isMounted()) return;
    setPracticeEnded(false);
    showTab('orders');
  };
  const verifyResult = (period: string) => {
    returnsToResults.current = true;
    setShowsResults(false);
    afterLayers(() => verifying.show({ verify: period }));
  };
  const onVerified = () => {
    if (returnsToResults.current) setShowsResults(true);
    returnsToResults.current = false;
  };
  return (
    <>
      <div className={styles.body} data-practice={practising || undefined}>
        <Refreshable onRefresh={() => reload(...roundReads, lotteryCalls.orders)} delayMs={refreshDelayMs}>
          <ScreenBody>
            <RoundHero
              state={state}
              clock={clock}
              late={late}
              pendingPeriod={latePeriod}
              onVerify={(period) => verifying.show({ verify: period })}
              onResults={() => setShowsResults(true)}
              onRules={onRules}
              onRetry={() => void reload(...roundReads)}
              practice={mayPractise && <PracticeSwitch on={practising} onChange={switchPractice} />}
            />
            <RoundNews state={state} clock={clock} />
            {config.data?.noticeOnPlay && config.data.notice && (
              <NoticeBar label={t('round.notice')} text={config.data.notice} />
            )}
            {practising && <PracticeBanner book={book} />}
            <SegmentedTabs
              label={t('order.tabs')}
              value={tab}
              onValueChange={showTab}
              items={[
                {
                  value: 'place',
                  label: t(practising ? 'practice.place' : 'order.place'),
                  content: <BetOptions odds={odds} chosen={slip.chosen} onToggle={slip.toggle} />,
                },
                {
                  value: 'orders',
                  label: t(practising ? 'practice.bets' : 'order.recent'),
                  content: practising ? (
                    <PracticeRounds />
                  ) : (
                    <RecentOrders gameKey={state.key} id={state.id} />
                  ),
                },
              ]}
            />
          </ScreenBody>
        </Refreshable>
      </div>
      {tab === 'place' && (
        <Bets
          state={state}
          clock={clock}
          odds={odds.data ?? []}
          slip={slip}
          practiceEnded={practiceEnded}
          onPlaced={onPlaced}
        />
      )}
      <ResultsSheet
        query={results}
        open={showsResults}
        onOpenChange={setShowsResults}
        onVerify={verifyResult}
      />
      <SlipLayer sheets={sheets} gameKey={state.key} onVerified={onVerified} />
    </>
  );
}

/** Up to a hundred orders: drawn again as they or the address change, and not with every second of the countdown. */
const RecentOrders = memo(({ gameKey, id }: { gameKey: string; id: number }) => {
  const { t } = useTexts('mfe-lottery');
  const { showTab } = useTab({ key: gameKey, id });
  const { show } = useSlipSheets();
  return (
    <OrderList
      onOpen={show}
      emptyAction={<Button onClick={() => showTab('place')}>{t('records.toOptions')}</Button>}
    />
  );
});

/** The tab stands in the address, beside the game. */
function useTab({ key, id }: Pick<GameState, 'key' | 'id'>) {
  const [query, setQuery] = useSearchParams();
  return {
    tab: query.get('tab') === 'orders' ? 'orders' : 'place',
    showTab: (tab: string) => setQuery({ key, id: String(id), tab }, { replace: true }),
  };
}

/** The period announced last, per game. It outlives the screen, since each period is announced once (D25). */
const announced = new Map<string, string>();

/** 'Lottery success: {period}' while the countdown shows 59 in its seconds (LOT-18). */
function useDrawMessage(gameKey: string, lastPeriod: string, secondsToDraw: number): void {
  const { t } = useTexts('mfe-lottery');
  const text = t('round.drawMessage', { period: lastPeriod });
  const due = isDrawMessageDue(secondsToDraw) && lastPeriod !== '';
  useEffect(() => {
    if (!due || announced.get(gameKey) === lastPeriod) return;
    announced.set(gameKey, lastPeriod);
    announce(text, 'success');
  }, [due, gameKey, lastPeriod, text]);
}

/** A draw that happens while the screen is open can be heard; whether the member has won, the shell says. */
function useDrawCue(lastPeriod: string): void {
  const heard = useRef(lastPeriod);
  useEffect(() => {
    if (heard.current !== lastPeriod) cue('draw');
    heard.current = lastPeriod;
  }, [lastPeriod]);
}
