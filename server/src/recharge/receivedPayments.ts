import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { lockAccount, returnPayment } from '../ledger';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import type { PaymentProvider } from '../payments';
import { rechargeReference, takePayment } from './credit';
import { createRefunds } from './refunds';
import * as store from './store';
import { createUnmatchedPayments } from './unmatched';

export interface ReceivedPaymentsDependencies {
  database: Database;
  providers: readonly PaymentProvider[];
  now: () => Date;
  onError?: (error: unknown, what: string) => void;
}

export type ReceivedPayments = ReturnType<typeof createReceivedPayments>;

/**
 * Payments that came and are not credited, since a limit or a pause of the member stands against it. Each is credited
 * as soon as nothing does, or goes back to where it came from: when the member asks for it, and by itself where the
 * member has ended play for good. Any number of processes may do this at once.
 */
export function createReceivedPayments(dependencies: ReceivedPaymentsDependencies) {
  const { database, providers, now, onError = () => {} } = dependencies;
  const refunds = createRefunds(dependencies);
  const unmatched = createUnmatchedPayments(dependencies);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const providerOf = (name: string) => providers.find((provider) => provider.name === name);
  const canReturn = (name: string): boolean => providerOf(name)?.refundPayment !== undefined;

  /** Credits what can be credited by now, and finishes what is on its way back, of whatever kind it is. */
  async function advance(): Promise<void> {
    for (const { id, memberId, provider } of await store.selectReceived(database.reader)) {
      try {
        const goesBack = await database.transaction(async (transaction) => {
          const recharge = await claim(transaction, { id, memberId });
          if (recharge?.status === 'returning') return true;
          if (recharge?.status !== 'received') return false;
          const obstacle = await takePayment(transaction, recharge, now());
          const isForGood = obstacle?.kind === 'pause' && obstacle.until === null;
          return isForGood && canReturn(provider);
        });
        if (goesBack) await sendBack({ id, memberId });
      } catch (error) {
        onError(error, `the payment of recharge ${id}`);
      }
    }
    await unmatched.advance(now());
    await refunds.advance(now());
  }

  /** Sends a received payment back because operators have decided so. */
  async function sendBackFor({ id, ...act }: Act & { id: number }): Promise<void> {
    const recharge = await store.selectRechargeById(database.reader, id);
    if (!recharge) throw new Declined('missing', { what: `recharge ${id}` });
    if (!canReturn(recharge.provider)) throw new Declined('handReferenceNeeded');
    const { memberId, amountMinor } = recharge;
    await database.transaction(async (transaction) => {
      const claimed = await claim(transaction, { id, memberId });
      if (claimed?.status !== 'received') throw new Declined('notReceived', { id });
      await store.setState(transaction, { id, state: 'returning' });
      const line = { action: 'payment sent back', subject: `recharge ${id}`, memberId };
      await recordOperation(transaction, { ...act, ...line, details: { amountMinor } });
    });
    await finish({ id, memberId }).catch((error: unknown) => onError(error, `the return of recharge ${id}`));
  }

  /** Sends a received payment back because its member asks for it; safe to ask for again. */
  async function giveBack(payment: { id: number; memberId: number }): Promise<void> {
    const recharge = await store.selectRecharge(database.reader, payment);
    if (!recharge || !canReturn(recharge.provider)) throw new Refusal('notFound');
    const state = await begin(payment);
    if (state === 'returned') return;
    if (state !== 'returning') throw new Refusal('paymentSettled');
    // What the provider can't do now is done by `advance`.
    await finish(payment).catch((error: unknown) => onError(error, `the return of recharge ${payment.id}`));
  }

  async function sendBack(payment: { id: number; memberId: number }): Promise<void> {
    if ((await begin(payment)) === 'returning') await finish(payment);
  }

  /** Sees to it that a received payment is not credited from here on. Resolves to the state of the recharge. */
  function begin(payment: {
    id: number;
    memberId: number;
  }): Promise<store.RechargeRow['status'] | undefined> {
    return database.transaction(async (transaction) => {
      const recharge = await claim(transaction, payment);
      if (recharge?.status !== 'received') return recharge?.status;
      await store.setState(transaction, { id: payment.id, state: 'returning' });
      return 'returning';
    });
  }

  /** The provider is asked outside of a transaction, and does it once however often it is asked. */
  async function finish(payment: { id: number; memberId: number }): Promise<void> {
    const recharge = await store.selectRecharge(database.reader, payment);
    if (recharge?.status !== 'returning') return;
    const { reference, amountMinor, currency } = recharge;
    const provider = providerOf(recharge.provider);
    if (!provider?.refundPayment) throw new Error(`${recharge.provider} can't send payments back.`);
    await provider.refundPayment({ reference, amountMinor, currency });
    await database.transaction(async (transaction) => {
      const claimed = await claim(transaction, payment);
      if (claimed?.status === 'returning') await bookReturn(transaction, claimed, now());
    });
  }

  function run(everyMs: number): void {
    running = advance().catch((error: unknown) => onError(error, 'received payments'));
    timer = setTimeout(run, everyMs, everyMs).unref();
  }

  return {
    advance,
    giveBack,
    sendBackFor,
    canReturn,
    /** Looks once a minute from now on, until it is stopped. */
    start: () => run(60_000),
    stop: () => {
      clearTimeout(timer);
      return running;
    },
  };
}

/** The member's account first, as everything that moves money takes them, then the recharge. */
async function claim(
  transaction: Transaction,
  { id, memberId }: { id: number; memberId: number },
): Promise<store.RechargeRow | null> {
  await lockAccount(transaction, memberId);
  return store.claimRecharge(transaction, { id, memberId });
}

/** Books a received payment as gone back. */
export async function bookReturn(
  transaction: Transaction,
  { id, memberId, amountMinor }: Pick<store.RechargeRow, 'id' | 'memberId' | 'amountMinor'>,
  now: Date,
): Promise<void> {
  await store.setState(transaction, { id, state: 'returned', settledAt: now });
  await returnPayment(transaction, { memberId, amountMinor, reference: rechargeReference(id), now });
}
