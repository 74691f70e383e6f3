import { formatCurrency } from '@members/contract';
import { formatAmount, type Language } from '@members/i18n';

/** Minor units of what stands in an amount field; 0 for nothing. */
export const minorOf = (typed: string): number => Math.round(Number(typed) * 100) || 0;

/** An amount as the server reads it, e.g. 1250 → "12.50". */
export const sentAmount = (amountMinor: number): string => (amountMinor / 100).toFixed(2);

/** An amount as a member would type it, e.g. 100000 → "1000", 1250 → "12.50". */
export const typedAmount = (amountMinor: number): string => sentAmount(amountMinor).replace(/\.00$/, '');

/** An amount for a chip, without empty decimals, e.g. 500000 → "5,000". */
export const shortAmount = (amountMinor: number): string => formatAmount(amountMinor).replace(/\.00$/, '');

/** An amount that is paid in or drawn out, for a sentence, without empty decimals, e.g. 500000 → "$5,000". */
export const shortCurrency = (amountMinor: number, language: Language): string =>
  formatCurrency(amountMinor, language).replace(/\.00(?=\D*$)/, '');

/** An amount with its sign as text, "+120.00" or "-50.00" (REP-06, D55). */
export const signedAmount = (amountMinor: number): string =>
  `${amountMinor > 0 ? '+' : ''}${formatAmount(amountMinor)}`;
