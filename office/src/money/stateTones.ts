/** How far a payment is, as a tone of its label. */
export const rechargeTones = {
  waiting: 'neutral',
  expired: 'neutral',
  paid: 'success',
  failed: 'danger',
  received: 'warn',
  returning: 'warn',
  returned: 'neutral',
  refunded: 'danger',
} as const;

export const withdrawalTones = {
  requested: 'warn',
  approved: 'neutral',
  sent: 'neutral',
  arrived: 'success',
  rejected: 'danger',
} as const;
