import { refusals } from '@members/contract';
import type { Messages } from './messages';

export const en_us: Messages = {
  refusals,
  bets: { bi: 'Big', sm: 'Small', si: 'Single', do: 'Double' },
  orderStatus: {
    unopened: 'Unopened',
    won: 'Won',
    notWon: 'Not won',
    cancelled: 'Cancelled: no draw value within 24 hours, stake returned',
  },
  withdrawalStatus: {
    underReview: 'Under review',
    approved: 'Approved, being transferred',
    rejected: 'Rejected, amount returned',
    arrived: 'Arrived',
  },
  rechargeStatus: { waiting: 'Waiting for payment', paid: 'Paid', failed: 'Failed or expired' },
  ledgerKind: {
    recharge: 'Recharge',
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
