import { refusals } from '@members/contract';
import type { Messages } from './messages';

export const en_us: Messages = {
  refusals,
  bets: { bi: 'Big', sm: 'Small', si: 'Single', do: 'Double', sum: 'Sum {sum}' },
  orderStatus: {
    unopened: 'Unopened',
    won: 'Won',
    notWon: 'Not won',
    cancelled: 'Cancelled: no beacon value within 24 hours, stake returned',
  },
  withdrawalStatus: {
    underReview: 'Under review',
    approved: 'Approved, being transferred',
    rejected: 'Rejected, amount returned',
    arrived: 'Arrived',
  },
  rejection: {
    'bank-returned': 'The bank returned the transfer',
    'other-holder': 'The card is not in the name of the account’s owner',
    'card-closed': 'The card or its account is closed',
    'wrong-number': 'The card number is not right',
    'bank-unreachable': 'The bank cannot be reached at present',
    'member-asked': 'You asked customer service to stop it',
  },
  rechargeStatus: {
    waiting: 'Waiting for payment',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
    received: 'Received, not credited yet',
    returning: 'On its way back',
    returned: 'Sent back',
  },
  receivedNote: {
    limit:
      'It would go past the recharge limit you set. It is credited when there is room again, from {time} UTC.',
    aboveLimit:
      'It is more than the recharge limit you set. It is credited if you raise the limit, or goes back if you ask for it.',
    pause: 'You paused play. It is credited when the pause ends, at {time} UTC.',
    excluded: 'You excluded yourself from play. It goes back to where it came from.',
    soon: 'It is credited within a minute.',
    askService: 'Customer service sends it back at any time.',
  },
  ledgerKind: {
    recharge: 'Recharge',
    bonus: 'Bonus',
    order: 'Order',
    win: 'Win',
    orderRefund: 'Order refund',
    withdrawal: 'Withdrawal',
    withdrawalRefund: 'Withdrawal refund',
  },
  liveOrder: {
    won: '{member} won {amount} K in {game}',
    notWon: '{member} staked {amount} K in {game}, not won',
    cancelled: '{member} got {amount} K back in {game}',
  },
  history: {
    id: 'Number',
    placedAt: 'Placed (UTC)',
    game: 'Game',
    period: 'Period',
    bet: 'Bet',
    stake: 'Stake',
    odds: 'Odds',
    status: 'Status',
    payout: 'Payout',
    settledAt: 'Settled (UTC)',
    time: 'Time (UTC)',
    kind: 'Type',
    amount: 'Amount',
    order: 'Order',
  },
};
