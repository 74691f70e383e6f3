import type { MoneyLogLine } from '@members/contract';
import { unitLabel, type Translate } from '@members/i18n';
import { signedAmount } from '../amounts';
import type { Receipt } from './receipt';

/** A line of the money log as a receipt (REP-06). */
export const lineReceipt = (
  { kind, createdAt, amountMinor, id, reference }: MoneyLogLine,
  t: Translate,
): Receipt => ({
  title: kind,
  amount: `${signedAmount(amountMinor)} ${unitLabel}`,
  status: { text: t('receipt.booked'), tone: 'neutral' },
  steps: [{ label: t('receipt.booked'), time: createdAt, isDone: true }],
  facts: [
    ...(id === null ? [] : [[t('receipt.number'), String(id)] as const]),
    ...(reference === null ? [] : [[t('receipt.reference'), reference] as const]),
  ],
});
