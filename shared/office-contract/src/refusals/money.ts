/** Refusals about money. */
export const moneyRefusals = {
  withdrawalState: 'Withdrawal {{id}} is {{state}}; only one that is {{from}} can be {{to}}.',
  approvedAlready: '{{operator}} has approved withdrawal {{id}} already; it takes another operator.',
  rejectionReason: 'A rejection needs a reason of 1-{{longest}} characters; the member reads it.',
  ruleOrder: 'The maximum must not be below the minimum.',
} as const;
