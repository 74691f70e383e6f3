import { z } from 'zod';
import { formatMoney } from '../money';

/** Shapes that several calls of the wire share (acceptance.md §4). */
export const flagNumber = z.literal([0, 1]);
export const flagText = z.literal(['0', '1']);
export const moneyText = z.string().regex(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
export const timeText = z.string().regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/);
export const noData = z.null();

export const flag = (value: boolean) => (value ? 1 : 0);
export const flagAsText = (value: boolean) => (value ? '1' : '0');
export const writeNothing = (answer: null) => answer;

/** Minor units as a number of major units, e.g. 123450 → 1234.5. */
export const major = (amountMinor: number) => amountMinor / 100;
export const money = formatMoney;
