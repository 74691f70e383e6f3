import { formatMoney } from '@members/contract';
import { isPaused } from '../control';
import type { Database, Reader } from '../database';
import { balanceOf, credit, debit, lockAccount } from '../ledger';
import { memberState } from '../members';
import { isStandardReason } from '../i18n';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

/** The ledger's reference of what an operator gave or took. */
const correctionReference = (id: number) => `correction #${id}`;

const dayMs = 24 * 60 * 60_000;

export interface CorrectionRequest extends Act {
  memberId: number;
  kind: 'bonus' | 'correction';
  amountMinor: number;
  /** The member reads it, in their language if it is one of the standard reasons. */
  reason: string;
  key: string;
}

/** Bonuses and corrections by operators: from the house to a member, or back. */
export function createCorrections({ database }: { database: Database }) {
  /**
   * Gives or takes, once for a key. A bonus hangs on nothing that the member does later, and is not given to who has
   * paused play, or ended it: it would draw them back.
   */
  function correct({ memberId, kind, amountMinor, reason, key, ...act }: CorrectionRequest): Promise<number> {
    const { now, operator } = act;
    return database.transaction(async (transaction) => {
      await lockAccount(transaction, memberId);
      const wanted = { memberId, kind, amountMinor, reason };
      const state = await memberState(transaction, memberId);
      if (!state) throw new Declined('missing', { what: `member ${memberId}` });
      if (state === 'closed') throw new Declined('memberClosed', { id: memberId });
      if (kind === 'bonus' && (await isPaused(transaction, memberId, now)))
        throw new Declined('memberPaused');
      const id = await store.insertCorrection(transaction, { ...wanted, key, operator, at: now });
      if (id === null) return sameAsBefore(await store.selectByKey(transaction, key), wanted);
      // Of several at once, which all were asked about before any was there.
      if (act.proposedBy === undefined && (await reachesTwo(transaction, { memberId, amountMinor: 0 }, act)))
        throw new Declined('secondNeeded');
      const reference = correctionReference(id);
      const booking = { kind, memberId, reference, now };
      if (amountMinor > 0) await credit(transaction, { ...booking, amountMinor });
      else if ((await debit(transaction, { ...booking, amountMinor: -amountMinor })) === null)
        throw new Declined('belowZero', { balance: formatMoney(await balanceOf(transaction, memberId)) });
      const event = kind === 'bonus' ? 'bonus' : amountMinor > 0 ? 'added' : 'taken';
      const details = { event, amountMinor: Math.abs(amountMinor), reason } as const;
      await tellMember(transaction, { memberId, kind: 'money', details, now });
      await recordOperation(transaction, {
        ...act,
        ...{ action: kind === 'bonus' ? 'bonus given' : 'balance corrected', subject: `correction ${id}` },
        // The log is for good, and what is written about a member is not: the correction has it.
        ...(isStandardReason(reason) && { reason }),
        ...{ memberId, details: { amountMinor } },
      });
      return id;
    });
  }

  /** Whether it takes a second operator: what the first has done with the member on the last day counts too. */
  const needsSecond = (wanted: Given, act: Pick<Act, 'operator' | 'now'>): Promise<boolean> =>
    reachesTwo(database.reader, wanted, act);

  function setRule({ correctionsTwoFromMinor, refundsTwoFromMinor, ...act }: store.MoneyRule & Act) {
    const after = { correctionsTwoFromMinor, refundsTwoFromMinor };
    return database.transaction(async (transaction) => {
      const before = await store.selectRule(transaction);
      await store.updateRule(transaction, after);
      const line = { action: 'money rule set', subject: 'money rule' };
      await recordOperation(transaction, { ...act, ...line, before: { ...before }, after });
      return after;
    });
  }

  return { correct, needsSecond, setRule };
}

type Given = Pick<store.Correction, 'memberId' | 'amountMinor'>;

/** Whether an amount and what an operator has done with the member on the last day come to what takes two. */
async function reachesTwo(
  reader: Reader,
  { memberId, amountMinor }: Given,
  { operator, now }: Pick<Act, 'operator' | 'now'>,
): Promise<boolean> {
  const since = new Date(now.getTime() - dayMs);
  const moved = await store.selectMoved(reader, { memberId, operator, since });
  const { correctionsTwoFromMinor } = await store.selectRule(reader);
  return moved + Math.abs(amountMinor) >= correctionsTwoFromMinor;
}

function sameAsBefore(
  found: Pick<store.Correction, 'id' | 'memberId' | 'kind' | 'amountMinor' | 'reason'>,
  wanted: Pick<store.Correction, 'memberId' | 'kind' | 'amountMinor' | 'reason'>,
): number {
  const { memberId, kind, amountMinor, reason } = wanted;
  const isSame =
    found.memberId === memberId &&
    found.kind === kind &&
    found.amountMinor === amountMinor &&
    found.reason === reason;
  if (!isSame) throw new Declined('keyOfOther');
  return found.id;
}

/** From which amount on a refund takes two operators. */
export const refundsTwoFrom = async (reader: Reader): Promise<number> =>
  (await store.selectRule(reader)).refundsTwoFromMinor;
