import { formatMoney } from '@members/contract';
import type { Reader } from '../database';
import type { ListedPayment, PaymentProvider } from '../payments';
import * as store from './store';

/** How long a payment may be on its way from the provider to the balance. */
const onTheWayMs = 10 * 60_000;
/** A notice can come late: the list goes back further than the recharges that are compared with it. */
const lateNoticesMs = 7 * 24 * 3_600_000;

/** Compares recharges with a provider's own list, both ways. Answers differences as sentences. */
export async function compareWithProvider(
  reader: Reader,
  { provider, since, now }: { provider: PaymentProvider; since: Date; now: Date },
): Promise<string[]> {
  const { name } = provider;
  // In this order: what is credited meanwhile is in the list, and what is paid meanwhile is looked up after it.
  const taken = await store.selectPaidSince(reader, { provider: name, since });
  let list: ListedPayment[];
  try {
    list = await provider.listPayments(new Date(since.getTime() - lateNoticesMs));
  } catch (error) {
    return [`The list of ${name} can't be had: ${(error as Error).message}`];
  }
  const references = list.map(({ reference }) => reference);
  const known = await store.selectByReference(reader, { provider: name, references });
  const settled = await store.selectSettled(reader, { provider: name, references });
  const recharges = new Map(known.map((recharge) => [recharge.reference, recharge]));
  const payments = new Map(list.map((payment) => [payment.reference, payment]));
  return [
    ...list
      .filter(({ state }) => state === 'paid')
      .filter((payment) => !settled.has(`${payment.reference} ${payment.amountMinor} ${payment.currency}`))
      .map((payment) => missingHere(payment, recharges.get(payment.reference), now)),
    ...taken.map((recharge) => missingThere(recharge, payments.get(recharge.reference))),
  ].flatMap((difference) => (difference ? [`${name}: ${difference}`] : []));
}

const money = ({ amountMinor, currency }: { amountMinor: number; currency: string }) =>
  `${formatMoney(amountMinor)} ${currency}`;

function missingHere(
  payment: ListedPayment,
  recharge: store.RechargeAtProvider | undefined,
  now: Date,
): string | null {
  if (!recharge) return `payment ${payment.reference} of ${money(payment)} is paid and unknown here`;
  if (money(recharge) !== money(payment))
    return `recharge ${recharge.id} is ${money(recharge)} here and ${money(payment)} there`;
  const isTaken = recharge.status !== 'waiting' && recharge.status !== 'failed';
  if (isTaken || now.getTime() - payment.changedAt.getTime() < onTheWayMs) return null;
  return `recharge ${recharge.id} of ${money(recharge)} is paid there and not credited here`;
}

function missingThere(recharge: store.RechargeAtProvider, payment: ListedPayment | undefined): string | null {
  const { id, status } = recharge;
  const here = `recharge ${id} of ${money(recharge)} is ${status === 'paid' ? 'credited' : status} here`;
  if (!payment) return `${here} and not in the list`;
  const expected =
    status === 'returned'
      ? ['refunded']
      : // A bank takes back what the provider's list has as paid.
        status === 'returning' || status === 'refunded'
        ? ['paid', 'refunded']
        : ['paid'];
  return expected.includes(payment.state) ? null : `${here} and ${payment.state} there`;
}
