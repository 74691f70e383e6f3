import { ApiError, call } from '@members/api-client';
import { verificationCalls, type DrawResult, type GameState } from '@members/contract';
import type { RoundRecord } from '@members/verifier';
import { useEffect, useRef } from 'react';
import { type EndedRound, type PracticeBet, withResult } from './practiceBook';
import { usePracticeBook } from './usePracticeBook';

/**
 * Ends practice bets with the results of their rounds, as the game shows them. What is older, or of another game, is
 * asked for once, by the record that anybody can check.
 */
export function usePracticeResults(
  { key, nextPeriod }: Pick<GameState, 'key' | 'nextPeriod'>,
  results: readonly DrawResult[] | undefined,
): void {
  const { book, change } = usePracticeBook();
  const asked = useRef(new Set<string>());
  const { open } = book;
  useEffect(() => {
    if (!results) return;
    const end = (round: EndedRound | null) => round && change((known) => withResult(known, round));
    for (const { gameKey, period } of open) {
      const here = gameKey === key;
      const shown = here ? results.find((result) => result.period === period) : undefined;
      if (shown?.state === 'pending' || (here && period >= nextPeriod)) continue;
      const name = `${gameKey} ${period}`;
      if (shown) end({ gameKey, period, dice: shown.dice });
      else if (!asked.current.has(name)) {
        asked.current.add(name);
        void recordedResult({ gameKey, period }).then(end);
      }
    }
  }, [open, results, key, nextPeriod, change]);
}

/** Null while there is none. A round that the server does not know any more is taken for void. */
async function recordedResult({
  gameKey,
  period,
}: Pick<PracticeBet, 'gameKey' | 'period'>): Promise<EndedRound | null> {
  try {
    const record = await call(verificationCalls.roundRecord, { key: gameKey, period }, { quiet: true });
    const { status, dice = null } = record as Partial<RoundRecord>;
    return dice || status === 'void' ? { gameKey, period, dice } : null;
  } catch (error) {
    const unknown = error instanceof ApiError && error.kind === 'refused';
    return unknown ? { gameKey, period, dice: null } : null;
  }
}
