import { formatAmount } from '@members/i18n';

/** An amount with its sign as text, "+120.00" or "-50.00" (REP-06, D55). */
export const signedAmount = (amountMinor: number): string =>
  `${amountMinor > 0 ? '+' : ''}${formatAmount(amountMinor)}`;
