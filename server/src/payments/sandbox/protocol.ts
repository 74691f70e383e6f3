/** What server and sandbox agree on. The currency is ISO 4217's code for tests: nothing here is real money. */
export const sandboxCurrency = 'XTS';

/** What each signed message is for. */
export const purposes = {
  create: 'create payment',
  list: 'list payments',
  refund: 'refund payment',
  notice: 'notice',
} as const;
