import type { Recharge, Withdrawal } from '@members/contract';
import en from '../locales/en_us.json';
import { rechargeReceipt, receiptText, withdrawalReceipt, type Receipt } from './receipt';

const t = (key: string) => {
  const [group, name] = key.split('.') as [keyof typeof en, string];
  return (en[group] as Record<string, string>)[name]!;
};
const texts = { t, language: 'en_us' } as const;
const at = (minute: number) => `2026-01-02 03:0${minute}:00`;

const recharge: Recharge = {
  ...{ status: 1, statusText: 'Waiting for payment', state: 'waiting', amountMinor: 10_000 },
  ...{ description: 'Card', reference: 'abc', received: null },
  ...{ createdAt: at(0), expiresAt: at(9), paidAt: null, settledAt: null },
};
const withdrawal: Withdrawal = {
  ...{ status: 1, statusText: 'Under review', amountMinor: 25_000, reason: '' },
  ...{ reference: '18', bankName: 'Harbour Bank', cardNumber: '****4821' },
  ...{ createdAt: at(0), updatedAt: at(0), approvedAt: null, sentAt: null },
};
const stepsOf = ({ steps }: Receipt) =>
  steps.map(
    ({ label, time, isDone }) => `${isDone ? '✓' : '·'} ${label}${time ? ` ${time.slice(11, 16)}` : ''}`,
  );

describe('the steps of a recharge (LIFE-04, REP-08)', () => {
  test.each([
    [{}, ['✓ Begun 03:00', '· To be paid by 03:09', '· In your balance']],
    [
      { status: 2, state: 'paid', paidAt: at(1), settledAt: at(2) } as const,
      ['✓ Begun 03:00', '✓ Paid 03:01', '✓ In your balance 03:02'],
    ],
    [
      { status: 3, state: 'failed', statusText: 'Failed', settledAt: at(1) } as const,
      ['✓ Begun 03:00', '✓ Failed 03:01'],
    ],
    [{ status: 3, state: 'expired', statusText: 'Expired' } as const, ['✓ Begun 03:00', '✓ Expired 03:09']],
    [{ state: 'received', paidAt: at(1) } as const, ['✓ Begun 03:00', '✓ Paid 03:01', '· In your balance']],
    [
      { status: 3, state: 'returned', statusText: 'Sent back', paidAt: at(1), settledAt: at(3) } as const,
      ['✓ Begun 03:00', '✓ Paid 03:01', '✓ Sent back 03:03'],
    ],
  ])('%j', (change, steps) => {
    expect(stepsOf(rechargeReceipt({ ...recharge, ...change }, texts))).toEqual(steps);
  });

  test('of another server, which tells no more than the specification has, stand as far as they are known', () => {
    const bare = { ...recharge, state: null, reference: null, expiresAt: null };
    const receipt = rechargeReceipt({ ...bare, status: 2, statusText: 'Paid', paidAt: at(1) }, texts);
    expect(stepsOf(receipt)).toEqual(['✓ Begun 03:00', '✓ Paid 03:01']);
    expect(receipt.facts).toEqual([['Payment channel', 'Card']]);
  });
});

describe('the steps of a withdrawal (LIFE-05)', () => {
  test.each([
    [{}, ['✓ Requested 03:00', '· Approved', '· Sent to the bank', '· Arrived']],
    [
      { status: 2, approvedAt: at(1), updatedAt: at(1) },
      ['✓ Requested 03:00', '✓ Approved 03:01', '· Sent to the bank', '· Arrived'],
    ],
    [
      { status: 4, approvedAt: at(1), sentAt: at(2), updatedAt: at(3) },
      ['✓ Requested 03:00', '✓ Approved 03:01', '✓ Sent to the bank 03:02', '✓ Arrived 03:03'],
    ],
    [
      { status: 3, statusText: 'Rejected, amount returned', updatedAt: at(4) },
      ['✓ Requested 03:00', '✓ Rejected, amount returned 03:04'],
    ],
  ])('%j', (change, steps) => {
    expect(stepsOf(withdrawalReceipt({ ...withdrawal, ...change }, texts))).toEqual(steps);
  });
});

test('a receipt is shared as text: amount in the currency, state, reason, done steps, masked card, reference', () => {
  const rejected = {
    ...withdrawal,
    ...{ status: 3, statusText: 'Rejected, amount returned', reason: 'The bank returned the transfer' },
    updatedAt: at(4),
  };
  expect(receiptText(withdrawalReceipt(rejected, texts)).split('\n')).toEqual([
    'Withdraw $250.00',
    'Rejected, amount returned',
    'The bank returned the transfer',
    'Requested: 2026-01-02 03:00:00 UTC',
    'Rejected, amount returned: 2026-01-02 03:04:00 UTC',
    'Card: Harbour Bank •••• 4821',
    'Reference: 18',
  ]);
});
