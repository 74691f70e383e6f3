import { formatMoney } from '@members/contract';
import { depositObstacle } from '../control';
import type { Database, Transaction } from '../database';
import { credit, lockAccount, receive, receivedAccount, returnPayment } from '../ledger';
import { memberState } from '../members';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import type { PaymentProvider } from '../payments';
import { openVideosFrom } from './credit';
import * as store from './unmatchedStore';

export type { Unmatched } from './unmatchedStore';

/** The ledger's references of a payment that matches no recharge: that it came, and how it was settled, each once. */
const references = {
  came: (id: number) => `unmatched #${id}`,
  settled: (id: number) => `payment #${id}`,
};

/** Keeps a paid payment that fits no recharge, once however often its notice comes; what it is worth here is received. */
export async function keepUnmatched(
  transaction: Transaction,
  payment: Omit<store.NewUnmatched, 'booked'> & { booksIn: string },
): Promise<void> {
  const { notice, now, booksIn } = payment;
  const booked = notice.currency === booksIn;
  const id = await store.insertUnmatched(transaction, { ...payment, booked });
  if (id === null || !booked) return;
  const { amountMinor } = notice;
  await receive(transaction, { memberId: null, amountMinor, reference: references.came(id), now });
}

export interface UnmatchedDependencies {
  database: Database;
  providers: readonly PaymentProvider[];
  onError?: (error: unknown, what: string) => void;
}

/** What two operators decide about payments that match no recharge. */
export function createUnmatchedPayments(dependencies: UnmatchedDependencies) {
  const { database, providers, onError = () => {} } = dependencies;
  const refundOf = (name: string) => providers.find((each) => each.name === name)?.refundPayment;

  /** Credits a payment to a member as a recharge, unless the member's own limit or pause stands against it. */
  function creditTo({ id, memberId, ...act }: Act & { id: number; memberId: number }): Promise<void> {
    return database.transaction(async (transaction) => {
      await lockAccount(transaction, memberId);
      const payment = await claimOpen(transaction, id);
      const { amountMinor } = payment;
      if (!payment.booked) throw new Declined('otherCurrency', { currency: payment.currency });
      const state = await memberState(transaction, memberId);
      if (!state) throw new Declined('missing', { what: `member ${memberId}` });
      if (state === 'closed') throw new Declined('memberClosed', { id: memberId });
      const obstacle = await depositObstacle(transaction, { memberId, amountMinor, now: act.now });
      if (obstacle) throw new Declined(obstacle.kind === 'pause' ? 'memberPaused' : 'memberLimit');
      await store.updateUnmatched(transaction, { id, state: 'credited', memberId, settledAt: act.now });
      const booking = { kind: 'recharge', memberId, amountMinor, now: act.now } as const;
      const reference = references.settled(id);
      await credit(transaction, { ...booking, reference, fromAccount: receivedAccount });
      await openVideosFrom(transaction, memberId);
      const details = { event: 'paymentCredited', amountMinor } as const;
      await tellMember(transaction, { memberId, kind: 'money', details, now: act.now });
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'payment credited', subject: `payment ${id}`, memberId },
        details: factsOf(payment),
      });
    });
  }

  /** Sends a payment back: by its provider, or by hand under a reference. */
  async function sendBack({ id, handReference, ...act }: Act & { id: number; handReference: string }) {
    const byHand = handReference !== '';
    await database.transaction(async (transaction) => {
      const payment = await claimOpen(transaction, id, byHand ? ['open', 'returning'] : ['open']);
      if (!byHand && !refundOf(payment.provider)) throw new Declined('handReferenceNeeded');
      if (byHand) await book(transaction, { payment, handReference, now: act.now });
      else await store.updateUnmatched(transaction, { id, state: 'returning' });
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'payment sent back', subject: `payment ${id}` },
        details: { ...factsOf(payment), ...(byHand && { handReference }) },
      });
    });
    // What the provider can't do now is done by `advance`.
    if (!byHand)
      await finish(id, act.now).catch((error: unknown) => onError(error, `the return of payment ${id}`));
  }

  /** The provider is asked outside of a transaction, and does it once however often it is asked. */
  async function finish(id: number, now: Date): Promise<void> {
    const payment = await store.selectUnmatched(database.reader, id);
    if (payment?.state !== 'returning') return;
    const { reference, amountMinor, currency, payment: named } = payment;
    const refundPayment = refundOf(payment.provider);
    if (!refundPayment) throw new Error(`${payment.provider} can't send payments back.`);
    await refundPayment({ reference, amountMinor, currency, ...(named && { payment: named }) });
    await database.transaction(async (transaction) => {
      const claimed = await store.claimUnmatched(transaction, id);
      if (claimed?.state === 'returning')
        await book(transaction, { payment: claimed, handReference: '', now });
    });
  }

  async function advance(now: Date): Promise<void> {
    for (const id of await store.selectReturning(database.reader))
      await finish(id, now).catch((error: unknown) => onError(error, `the return of payment ${id}`));
  }

  return { creditTo, sendBack, advance, canReturn: (name: string) => refundOf(name) !== undefined };
}

export type UnmatchedPayments = ReturnType<typeof createUnmatchedPayments>;

async function claimOpen(
  transaction: Transaction,
  id: number,
  from: readonly store.Unmatched['state'][] = ['open'],
): Promise<store.Unmatched> {
  const payment = await store.claimUnmatched(transaction, id);
  if (!payment) throw new Declined('missing', { what: `payment ${id}` });
  if (!from.includes(payment.state)) throw new Declined('paymentSettled', { id });
  return payment;
}

/** What is in no book, since it is in another currency, leaves none. */
async function book(
  transaction: Transaction,
  { payment, handReference, now }: { payment: store.Unmatched; handReference: string; now: Date },
): Promise<void> {
  const { id, amountMinor, booked } = payment;
  await store.updateUnmatched(transaction, { id, state: 'returned', handReference, settledAt: now });
  if (booked)
    await returnPayment(transaction, { memberId: null, amountMinor, reference: references.settled(id), now });
}

const factsOf = ({ amountMinor, currency, provider, reference, why }: store.Unmatched) => ({
  amount: `${formatMoney(amountMinor)} ${currency}`,
  provider,
  reference,
  why,
});
