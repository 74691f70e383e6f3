import { maskedNumber, type CardNumbers } from '../cardNumbers';
import type { Database } from '../database';
import type { WithdrawalState } from '../database/tables/withdrawals';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './reviewStore';
import * as steps from './steps';
import { selectRule, updateRule, type RuleRow } from './store';

export interface ReviewDependencies {
  database: Database;
  cardNumbers: CardNumbers;
}

/** A withdrawal as operators see it. */
export type ReviewedWithdrawal = Omit<store.ReviewRow, 'sealedNumber'> & { cardNumber: string };

export type Review = ReturnType<typeof createReview>;

const listed = 500;

/**
 * What operators decide about withdrawals. Every step is in the operator log, in the same transaction. Errors are one
 * sentence for the operator.
 */
export function createReview({ database, cardNumbers }: ReviewDependencies) {
  function opened({ sealedNumber, ...row }: store.ReviewRow): ReviewedWithdrawal {
    return { ...row, cardNumber: cardNumbers.open(sealedNumber, row.memberId) };
  }

  /** Oldest first, with masked card numbers; without states, those that wait for somebody. */
  async function list(
    states: readonly WithdrawalState[] = ['requested', 'approved', 'sent'],
  ): Promise<ReviewedWithdrawal[]> {
    const rows = await store.selectByState(database.reader, { states, limit: listed });
    return rows.map(opened).map((row) => ({ ...row, cardNumber: maskedNumber(row.cardNumber) }));
  }

  /** One withdrawal with the whole card number, which a transfer needs. That it was read is on record. */
  function show({ id, ...act }: steps.Decision): Promise<ReviewedWithdrawal> {
    return database.transaction(async (transaction) => {
      const row = await steps.claim(transaction, id);
      await steps.record(transaction, { ...act, row, action: 'card number read' });
      return opened(row);
    });
  }

  const rule = (): Promise<RuleRow> => selectRule(database.reader);

  /** Changes what holds for everybody's withdrawals from now on. */
  function setRule(change: Partial<RuleRow>, act: Act): Promise<RuleRow> {
    return database.transaction(async (transaction) => {
      const before = await selectRule(transaction);
      const after = { ...before, ...change };
      if (after.maxMinor < after.minMinor) throw new Declined('ruleOrder');
      await updateRule(transaction, after);
      const line = { action: 'withdrawal rule set', subject: 'withdrawal rule' };
      await recordOperation(transaction, { ...act, ...line, before: { ...before }, after: { ...after } });
      return after;
    });
  }

  return {
    list,
    show,
    approve: (decision: steps.Decision) =>
      database.transaction((transaction) => steps.approve(transaction, decision)),
    send: (decision: steps.Decision) =>
      database.transaction((transaction) => steps.send(transaction, decision)),
    arrive: (decision: steps.Decision) =>
      database.transaction((transaction) => steps.arrive(transaction, decision)),
    reject: (decision: steps.Decision & { reason: string }) =>
      database.transaction((transaction) => steps.reject(transaction, decision)),
    giveBack: (decision: steps.Decision & { reason: string }) =>
      database.transaction((transaction) => steps.giveBack(transaction, decision)),
    rule,
    setRule,
  };
}
