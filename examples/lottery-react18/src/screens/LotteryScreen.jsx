import { call } from '@members/api-client';
import { lotteryCalls, memberCalls } from '@members/contract';
import { useCallback, useEffect, useRef } from 'react';
import { BetSlip } from '../bets/BetSlip.jsx';
import { Failed, Frame } from '../Frame.jsx';
import { useRemote } from '../RemoteContext.js';
import { RoundView } from '../round/RoundView.jsx';
import { useRound } from '../round/useRound.js';
import { useRead } from '../useRead.js';

const readMember = () => call(memberCalls.member);

/** /Lottery?key&id: the round of a game, and placing an order in it. */
export function LotteryScreen() {
  const { t, query } = useRemote();
  const gameId = Number(query.get('id'));
  const round = useRound(query.get('key') ?? '');
  const odds = useRead(useCallback(() => call(lotteryCalls.odds, { gameId }), [gameId]));
  const member = useRead(readMember);
  useDrawn(round.state?.lastPeriod, member.reload);
  const reads = [round, odds, member];
  if (reads.some(({ data, state, failed }) => failed && !(data ?? state)))
    return (
      <Frame title={t('title.lottery')}>
        <Failed onRetry={() => reads.forEach(({ reload }) => void reload())} />
      </Frame>
    );
  return (
    <Frame title={round.state?.name ?? t('title.lottery')}>
      {round.state && <RoundView state={round.state} toDraw={round.toDraw} toClose={round.toClose} />}
      {round.state && odds.data && member.data && (
        <BetSlip
          gameId={gameId}
          odds={odds.data}
          balanceMinor={member.data.balanceMinor}
          period={round.state.nextPeriod}
          open={round.toClose > 0}
          onPlaced={member.reload}
        />
      )}
    </Frame>
  );
}

/** A draw settles orders, which changes the balance. */
function useDrawn(lastPeriod, onDrawn) {
  const before = useRef(lastPeriod);
  useEffect(() => {
    if (before.current && before.current !== lastPeriod) void onDrawn();
    before.current = lastPeriod;
  }, [lastPeriod, onDrawn]);
}
