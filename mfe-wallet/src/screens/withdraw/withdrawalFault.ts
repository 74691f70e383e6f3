import type { WithdrawalRule } from '@members/contract';

export interface WithdrawalFault {
  field: 'amount' | 'fundPassword';
  /** Key of the words for it. */
  fault: 'correctAmount' | 'enterFundPassword' | 'incomplete';
}

/** What can be checked without the server, amount first (VAL-13). The server checks limits, password and balance. */
export function withdrawalFault({
  amountMinor,
  fundPassword,
}: {
  amountMinor: number;
  fundPassword: string;
}): WithdrawalFault | null {
  if (amountMinor <= 0) return { field: 'amount', fault: 'correctAmount' };
  if (fundPassword === '') return { field: 'fundPassword', fault: 'enterFundPassword' };
  return fundPassword.length < 6 ? { field: 'fundPassword', fault: 'incomplete' } : null;
}

/** Which of the rules in sight a typed amount breaks. */
export function brokenRule(
  amountMinor: number,
  { minMinor, maxMinor, balanceMinor }: WithdrawalRule & { balanceMinor: number },
): 'limits' | 'balance' | null {
  if (amountMinor <= 0) return null;
  if (amountMinor > balanceMinor) return 'balance';
  return amountMinor < minMinor || amountMinor > maxMinor ? 'limits' : null;
}
