import { useTexts } from '@members/i18n';
import { announce } from '@members/mfe-kit';
import { useEffect } from 'react';
import { tellsOfDraw } from '../../betting/roundClock';

/** The period last told of, per game; outlives the screen, since each is told once (D25). */
const told = new Map<string, string>();

/** 'Lottery success: {period}' while the countdown shows 59 in its seconds (LOT-18). */
export function useDrawMessage(gameKey: string, lastPeriod: string, secondsToDraw: number): void {
  const { t } = useTexts('mfe-lottery');
  const text = t('round.drawMessage', { period: lastPeriod });
  const due = tellsOfDraw(secondsToDraw) && lastPeriod !== '';
  useEffect(() => {
    if (!due || told.get(gameKey) === lastPeriod) return;
    told.set(gameKey, lastPeriod);
    announce(text, 'success');
  }, [due, gameKey, lastPeriod, text]);
}
