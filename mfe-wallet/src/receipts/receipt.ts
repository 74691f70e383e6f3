import { formatCurrency, type Recharge, type Withdrawal } from '@members/contract';
import type { Language, Translate } from '@members/i18n';
import type { StatusLabelProps } from '@members/ui/core';
import { rechargeLook, withdrawalLook } from '../records/looks';

/** A step of a record: done, with its time where that is known, or still to come. */
export interface Step {
  label: string;
  time?: string | null;
  isDone: boolean;
}

/** What a record says, for the screen, for sharing and for a PDF alike. */
export interface Receipt {
  title: string;
  amount: string;
  status: Pick<StatusLabelProps, 'tone' | 'waiting'> & { text: string };
  steps: readonly Step[];
  /** Names and values, such as the channel and the order number. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Why it is as it is, where somebody said so. */
  note?: string;
}

export interface ReceiptTexts {
  t: Translate;
  language: Language;
}

const done = (label: string, time?: string | null): Step => ({ label, time: time ?? null, isDone: true });
const open = (label: string, time?: string | null): Step => ({ label, time: time ?? null, isDone: false });
const facts = (...all: (readonly [string, string | null])[]) =>
  all.filter((fact): fact is readonly [string, string] => !!fact[1]);

/** A recharge with its steps: begun, paid, credited; or how else it ended (LIFE-04). */
export function rechargeReceipt(recharge: Recharge, { t, language }: ReceiptTexts): Receipt {
  return {
    title: t('title.recharge'),
    amount: formatCurrency(recharge.amountMinor, language),
    status: { ...rechargeLook(recharge), text: recharge.statusText },
    steps: [done(t('receipt.begun'), recharge.createdAt), ...rechargeSteps(recharge, t)],
    facts: facts([t('receipt.channel'), recharge.description], [t('receipt.reference'), recharge.reference]),
    ...(recharge.received && { note: recharge.received.note }),
  };
}

function rechargeSteps(recharge: Recharge, t: Translate): Step[] {
  const { state, statusText, paidAt, settledAt, expiresAt } = recharge;
  const paid = paidAt === null ? [] : [done(t('receipt.paid'), paidAt)];
  switch (state) {
    case 'paid':
      return [...paid, done(t('receipt.credited'), settledAt ?? paidAt)];
    case 'waiting':
      return [open(t('receipt.payUntil'), expiresAt), open(t('receipt.credited'))];
    case 'received':
      return [...paid, open(t('receipt.credited'))];
    case 'returning':
      return [...paid, open(statusText)];
    case 'expired':
      return [done(statusText, expiresAt)];
    case null:
      return paid.length > 0 ? paid : [open(statusText)];
    default:
      return [...paid, done(statusText, settledAt)];
  }
}

/** A withdrawal with its steps: requested, approved, sent, arrived; or rejected, with the reason (LIFE-05). */
export function withdrawalReceipt(withdrawal: Withdrawal, { t, language }: ReceiptTexts): Receipt {
  const { bankName, cardNumber, reference, reason } = withdrawal;
  const card = [bankName, cardNumber?.replace(/^\*+/, '•••• ')].filter(Boolean).join(' ');
  return {
    title: t('title.withdraw'),
    amount: formatCurrency(withdrawal.amountMinor, language),
    status: { ...withdrawalLook(withdrawal), text: withdrawal.statusText },
    steps: [done(t('receipt.requested'), withdrawal.createdAt), ...withdrawalSteps(withdrawal, t)],
    facts: facts([t('receipt.card'), card], [t('receipt.reference'), reference]),
    ...(reason && { note: reason }),
  };
}

function withdrawalSteps({ status, statusText, ...at }: Withdrawal, t: Translate): Step[] {
  const approved = status === 2 || status === 4 ? done : open;
  const sent = at.sentAt !== null || status === 4 ? done : open;
  if (status === 3)
    return [
      ...(at.approvedAt === null ? [] : [done(t('receipt.approved'), at.approvedAt)]),
      done(statusText, at.updatedAt),
    ];
  return [
    approved(t('receipt.approved'), at.approvedAt),
    sent(t('receipt.sent'), at.sentAt),
    status === 4 ? done(t('receipt.arrived'), at.updatedAt) : open(t('receipt.arrived')),
  ];
}

/** A receipt as lines of text, to share it (decision 98). */
export const receiptText = ({ title, amount, status, steps, facts: named, note }: Receipt): string =>
  [
    `${title} ${amount}`,
    status.text,
    ...(note ? [note] : []),
    ...steps
      .filter(({ isDone }) => isDone)
      .map(({ label, time }) => (time ? `${label}: ${time} UTC` : label)),
    ...named.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
