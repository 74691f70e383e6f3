import type { Translate } from '@members/i18n';
import { labelOf } from '../betting/resultText';
import type { PracticeBet } from './practiceBook';

/** "Big · 10 points · odds 1.95"; a sum is named as one. */
export function betText(t: Translate, { type, stake, odds }: PracticeBet): string {
  const name = /^\d+$/.test(type) ? t('round.sum', { sum: type }) : labelOf(t, type);
  return [name, t('practice.points', { points: stake }), t('order.odds', { odds })].join(' · ');
}
