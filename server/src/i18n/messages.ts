import type { LabelBetType, RechargeState, RefusalKey } from '@members/contract';

export const rejectionReasons = [
  'bank-returned',
  'other-holder',
  'card-closed',
  'wrong-number',
  'bank-unreachable',
  'member-asked',
] as const;
/** Why an operator gives or takes something, or sends a recharge back. */
export const moneyReasons = [
  'goodwill',
  'promised',
  'system-error',
  'credited-twice',
  'not-credited',
  'refund-asked',
  'chargeback',
  'paid-by-mistake',
] as const;
export type MoneyReason = (typeof moneyReasons)[number];
export type RejectionReason = (typeof rejectionReasons)[number];

/** Everything that the server says to members in its own words, for one language. */
export interface Messages {
  /** `{name}` marks a value. */
  refusals: Record<RefusalKey, string>;
  /** The four label bets, also size and parity of a result (D29), and a bet on a sum. */
  bets: Record<LabelBetType | 'sum', string>;
  orderStatus: Record<'unopened' | 'won' | 'notWon' | 'cancelled', string>;
  withdrawalStatus: Record<'underReview' | 'approved' | 'rejected' | 'arrived', string>;
  /** Reasons for a rejection that operators choose by these words; any other reason is shown as it was written. */
  rejection: Record<RejectionReason, string>;
  /** The same for bonuses, corrections and recharges that go back. */
  moneyReason: Record<MoneyReason, string>;
  rechargeStatus: Record<RechargeState | 'refunded', string>;
  /** Why a payment that came is not in the balance, and what becomes of it; `{time}` is UTC. */
  receivedNote: Record<'limit' | 'aboveLimit' | 'pause' | 'excluded' | 'soon' | 'askService', string>;
  /** Kinds of ledger entries, as a member reads them in the money log. */
  ledgerKind: Record<
    | 'recharge'
    | 'bonus'
    | 'order'
    | 'win'
    | 'orderRefund'
    | 'withdrawal'
    | 'withdrawalRefund'
    | 'rechargeRefund'
    | 'correction',
    string
  >;
  /** One settled order on the live list (D02); `{member}` is masked. */
  liveOrder: Record<'won' | 'notWon' | 'cancelled', string>;
  /** Columns of the exported history. */
  history: Record<
    | 'id'
    | 'placedAt'
    | 'game'
    | 'period'
    | 'bet'
    | 'stake'
    | 'odds'
    | 'status'
    | 'payout'
    | 'settledAt'
    | 'time'
    | 'kind'
    | 'amount'
    | 'order',
    string
  >;
}
