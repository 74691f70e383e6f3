import type { WithdrawalRule } from '@members/contract';

export interface WithdrawalFault {
  field: 'amount' | 'fundPassword';
  /** Key of the words for it. */
  fault: AmountFault | 'enterFundPassword' | 'incomplete';
}

type AmountFault = 'correctAmount' | 'belowMinimum' | 'aboveMaximum' | 'aboveBalance';
type Rules = Pick<WithdrawalRule, 'minMinor' | 'maxMinor'> & { balanceMinor: number };

/** What can be told without the server, amount first (VAL-13, VAL-14). The server checks all of it again. */
export function withdrawalFault(
  {
    amountMinor,
    fundPassword,
  }: {
    amountMinor: number;
    /** Null where a passkey stands in for it. */
    fundPassword: string | null;
  },
  rules: Rules,
): WithdrawalFault | null {
  const fault = amountFault(amountMinor, rules);
  if (fault) return { field: 'amount', fault };
  if (fundPassword === null) return null;
  if (fundPassword === '') return { field: 'fundPassword', fault: 'enterFundPassword' };
  return fundPassword.length < 6 ? { field: 'fundPassword', fault: 'incomplete' } : null;
}

function amountFault(amountMinor: number, { minMinor, maxMinor, balanceMinor }: Rules): AmountFault | null {
  if (amountMinor <= 0) return 'correctAmount';
  if (amountMinor < minMinor) return 'belowMinimum';
  if (amountMinor > maxMinor) return 'aboveMaximum';
  return amountMinor > balanceMinor ? 'aboveBalance' : null;
}

/** The field that a refusal of the server is about, by its key (WIRE-02); the whole form for any other. */
export const fieldOfRefusal: Readonly<Record<string, WithdrawalFault['field']>> = {
  correctAmount: 'amount',
  belowMinimum: 'amount',
  aboveMaximum: 'amount',
  withdrawalsUsed: 'amount',
  insufficientBalance: 'amount',
  enterFundPassword: 'fundPassword',
  wrongFundPassword: 'fundPassword',
  fundPasswordLocked: 'fundPassword',
};

/** Which of the rules in sight a typed amount breaks. */
export function brokenRule(
  amountMinor: number,
  { minMinor, maxMinor, balanceMinor }: WithdrawalRule & { balanceMinor: number },
): 'limits' | 'balance' | null {
  if (amountMinor <= 0) return null;
  if (amountMinor > balanceMinor) return 'balance';
  return amountMinor < minMinor || amountMinor > maxMinor ? 'limits' : null;
}
