import type { Dice } from '@members/contract';
import type { Translate } from '@members/i18n';

export interface Result {
  dice: Dice | null;
  size: string;
  parity: string;
}

const labels = ['bi', 'sm', 'si', 'do'];

/** The server's word for a size, parity or option; a bare code of the wire is put into words here (D29). */
export const labelOf = (t: Translate, value: string): string =>
  labels.includes(value) ? t(`bets.${value}`) : value;

export const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2];

/** "Sum 13 · Big · Single", without what is not known. */
export function resultText(t: Translate, { dice, size, parity }: Result): string {
  const sum = dice && t('round.sum', { sum: sumOf(dice) });
  return [sum, labelOf(t, size), labelOf(t, parity)].filter(Boolean).join(' · ');
}

/** An option where it stands by itself: "Sum 10", "Big" (D29). */
export const betNameOf = (t: Translate, name: string): string =>
  /^\d+$/.test(name) ? t('round.sum', { sum: name }) : labelOf(t, name);
