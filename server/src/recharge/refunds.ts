import { formatMoney } from '@members/contract';
import type { Database } from '../database';
import type { RefundCause } from '../database/tables/recharge';
import { balanceOf, lockAccount, refundRecharge } from '../ledger';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as refunds from './refundStore';
import * as store from './store';
import type { UnmatchedDependencies } from './unmatched';

/** The ledger's reference of a recharge that was credited and goes back, which it does once. */
const refundReference = (id: number) => `refund #${id}`;

export interface RefundRequest extends Act {
  /** The recharge's number. */
  id: number;
  cause: RefundCause;
  /** What the house bears of it at the most, where the balance does not cover it. */
  houseMinor: number;
  /** By which it goes back outside of this system; empty where the provider is to do it. */
  handReference: string;
}

/**
 * Recharges that were credited and go back. The member's balance gives what it has, never more; what it lacks the house
 * bears, as far as the operator has said so. Booked at once, and then sent back by the provider.
 */
export function createRefunds(dependencies: UnmatchedDependencies) {
  const { database, providers, onError = () => {} } = dependencies;
  const refundOf = (name: string) => providers.find((each) => each.name === name)?.refundPayment;
  const reportFor = (id: number) => (error: unknown) => onError(error, `the refund of recharge ${id}`);

  async function refund(request: RefundRequest): Promise<void> {
    const { id, cause, houseMinor, handReference, ...act } = request;
    const { now } = act;
    const memberId = await memberOf(id);
    const asked = await database.transaction(async (transaction) => {
      await lockAccount(transaction, memberId);
      const recharge = await store.claimRecharge(transaction, { id, memberId });
      if (recharge?.status !== 'paid') throw new Declined('notRefundable', { id });
      // What a bank has taken back is gone at the provider, who is not asked to send it once more.
      const byProvider = cause !== 'chargeback' && handReference === '';
      if (byProvider ? !refundOf(recharge.provider) : handReference === '')
        throw new Declined('handReferenceNeeded');
      const { amountMinor } = recharge;
      const balanceMinor = await balanceOf(transaction, memberId);
      const missingMinor = Math.max(0, amountMinor - balanceMinor);
      if (missingMinor > houseMinor)
        throw new Declined('refundUncovered', {
          balance: formatMoney(balanceMinor),
          missing: formatMoney(missingMinor),
        });
      const memberMinor = amountMinor - missingMinor;
      await store.setState(transaction, { id, state: 'refunded' });
      const state = byProvider ? 'asked' : 'done';
      const parts = { memberMinor, houseMinor: missingMinor };
      await refunds.insertRefund(transaction, {
        ...{ rechargeId: id, cause, ...parts, state, handReference },
        ...{ createdAt: now, doneAt: byProvider ? null : now },
      });
      const reference = refundReference(id);
      if (!(await refundRecharge(transaction, { memberId, ...parts, reference, now })))
        throw new Error(`The balance of member ${memberId} does not cover ${memberMinor}.`);
      const details = {
        event: 'rechargeRefunded',
        amountMinor,
        takenMinor: memberMinor,
        reason: cause,
      } as const;
      await tellMember(transaction, { memberId, kind: 'money', details, now });
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'recharge refunded', subject: `recharge ${id}`, memberId },
        details: { cause, amountMinor, ...parts, ...(handReference && { handReference }) },
      });
      return byProvider;
    });
    // What the provider can't do now is done by `advance`.
    if (asked) await finish(id, now).catch(reportFor(id));
  }

  /** That what a provider was asked for and does not do went back by hand. */
  function finishByHand({ id, handReference, ...act }: Act & { id: number; handReference: string }) {
    return database.transaction(async (transaction) => {
      if (!(await refunds.markDone(transaction, { rechargeId: id, now: act.now })))
        throw new Declined('refundDone', { id });
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'refund sent by hand', subject: `recharge ${id}` },
        details: { handReference },
      });
    });
  }

  /** The provider is asked outside of a transaction, and does it once however often it is asked. */
  async function finish(id: number, now: Date): Promise<void> {
    const recharge = await selectById(database, id);
    const refundPayment = recharge && refundOf(recharge.provider);
    if (!refundPayment) throw new Error(`${recharge?.provider} can't send payments back.`);
    const { provider, reference, amountMinor, currency } = recharge;
    const payment = await store.selectPayment(database.reader, { provider, reference });
    await refundPayment({ reference, amountMinor, currency, ...(payment && { payment }) });
    await database.transaction((transaction) => refunds.markDone(transaction, { rechargeId: id, now }));
  }

  async function advance(now: Date): Promise<void> {
    for (const id of await refunds.selectAsked(database.reader)) await finish(id, now).catch(reportFor(id));
  }

  async function memberOf(id: number): Promise<number> {
    const recharge = await selectById(database, id);
    if (!recharge) throw new Declined('missing', { what: `recharge ${id}` });
    return recharge.memberId;
  }

  return { refund, finishByHand, advance };
}

const selectById = ({ reader }: Database, id: number) => store.selectRechargeById(reader, id);

export type Refunds = ReturnType<typeof createRefunds>;
