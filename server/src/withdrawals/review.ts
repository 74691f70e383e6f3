import { maskedNumber, type CardNumbers } from '../cardNumbers';
import { credit, payOut } from '../ledger';
import type { Database, Transaction } from '../database';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { recordOperation } from '../operatorLog';
import { selectRule, updateRule, type RuleRow } from './store';
import * as store from './reviewStore';
import type { WithdrawalState } from '../database/tables/withdrawals';

export interface Decision {
  /** The withdrawal's number. */
  id: number;
  operator: string;
}

export interface ReviewDependencies {
  database: Database;
  cardNumbers: CardNumbers;
  /** Of `operatorLogKey`. */
  logKey: Buffer;
  now: () => Date;
}

/** A withdrawal as operators see it. */
export type ReviewedWithdrawal = Omit<store.ReviewRow, 'sealedNumber'> & { cardNumber: string };

export type Review = ReturnType<typeof createReview>;

/** Which states each step may begin in, and where it leads. */
const steps = {
  approve: { from: ['requested'], to: 'approved' },
  send: { from: ['approved'], to: 'sent' },
  arrive: { from: ['sent'], to: 'arrived' },
  reject: { from: ['requested', 'approved', 'sent'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly WithdrawalState[]; to: WithdrawalState }>;

const longestReason = 200;
const listed = 500;

/** The ledger's reference of how a withdrawal ended: there is one, so it is paid out or returned, and once. */
const withdrawalReference = (id: number) => `withdrawal #${id}`;

/**
 * What operators decide about withdrawals. Every step is in the operator log, in the same transaction. Errors are one
 * sentence for the operator.
 */
export function createReview({ database, cardNumbers, logKey, now }: ReviewDependencies) {
  function opened({ sealedNumber, ...row }: store.ReviewRow): ReviewedWithdrawal {
    return { ...row, cardNumber: cardNumbers.open(sealedNumber, row.memberId) };
  }

  function record(
    transaction: Transaction,
    done: { row: store.ReviewRow; operator: string; action: string; reason?: string; now: Date },
  ): Promise<void> {
    const { row, operator, action, reason, now } = done;
    return recordOperation(transaction, {
      logKey,
      operator,
      action,
      subject: `withdrawal ${row.id}`,
      memberId: row.memberId,
      details: { amountMinor: row.amountMinor, state: row.state },
      ...(reason !== undefined && { reason }),
      now,
    });
  }

  /** Oldest first, with masked card numbers; without states, those that wait for somebody. */
  async function list(
    states: readonly WithdrawalState[] = ['requested', 'approved', 'sent'],
  ): Promise<ReviewedWithdrawal[]> {
    const rows = await store.selectByState(database.reader, { states, limit: listed });
    return rows.map(opened).map((row) => ({ ...row, cardNumber: maskedNumber(row.cardNumber) }));
  }

  /** One withdrawal with the whole card number, which a transfer needs. That it was read is on record. */
  function show({ id, operator }: Decision): Promise<ReviewedWithdrawal> {
    return database.transaction(async (transaction) => {
      const row = await claim(transaction, id);
      await record(transaction, { row, operator, action: 'card number read', now: now() });
      return opened(row);
    });
  }

  /** Answers who has approved so far, and whether that is enough. From a set amount on it takes two. */
  function approve({ id, operator }: Decision): Promise<{ approved: boolean; by: string[] }> {
    return database.transaction(async (transaction) => {
      const row = await claimFor(transaction, id, 'approve');
      const before = await store.selectApprovals(transaction, id);
      if (before.includes(operator)) throw new Declined('approvedAlready', { operator, id });
      const at = now();
      await store.insertApproval(transaction, { id, operator, now: at });
      const by = [...before, operator];
      const { twoOperatorsFromMinor } = await selectRule(transaction);
      const approved = by.length >= (row.amountMinor >= twoOperatorsFromMinor ? 2 : 1);
      if (approved) await store.updateState(transaction, { id, state: 'approved', now: at });
      const action = approved ? 'withdrawal approved' : 'withdrawal approved by the first of two';
      await record(transaction, { row, operator, action, now: at });
      return { approved, by };
    });
  }

  const send = (decision: Decision): Promise<void> => move(decision, 'send');

  /** The money has arrived: what was held leaves the books. */
  const arrive = (decision: Decision): Promise<void> =>
    move(decision, 'arrive', async ({ transaction, row, at }) => {
      const { id, memberId, amountMinor } = row;
      await payOut(transaction, { amountMinor, reference: withdrawalReference(id), now: at });
      const told = { kind: 'withdrawalArrived', details: { amountMinor } } as const;
      await tellMember(transaction, { memberId, subject: String(id), ...told, now: at });
    });

  /** Returns the amount to the member's balance; the reason is for the member to read (D04). */
  async function reject({ reason, ...decision }: Decision & { reason: string }): Promise<void> {
    const trimmed = reason.trim();
    if (trimmed === '' || trimmed.length > longestReason)
      throw new Declined('rejectionReason', { longest: longestReason });
    await move({ ...decision, reason: trimmed }, 'reject', async ({ transaction, row, at }) => {
      const { id, memberId, amountMinor } = row;
      const reference = withdrawalReference(id);
      await credit(transaction, { kind: 'withdrawalRefund', memberId, amountMinor, reference, now: at });
      const told = { kind: 'withdrawalRejected', details: { amountMinor, reason: trimmed } } as const;
      await tellMember(transaction, { memberId, subject: String(id), ...told, now: at });
    });
  }

  function move(
    { id, operator, reason }: Decision & { reason?: string },
    step: keyof typeof steps,
    book: (work: {
      transaction: Transaction;
      row: store.ReviewRow;
      at: Date;
    }) => Promise<void> = async () => {},
  ): Promise<void> {
    return database.transaction(async (transaction) => {
      const row = await claimFor(transaction, id, step);
      const at = now();
      const { to } = steps[step];
      await store.updateState(transaction, { id, state: to, reason, now: at });
      await book({ transaction, row, at });
      await record(transaction, { row, operator, action: `withdrawal ${to}`, reason, now: at });
    });
  }

  const rule = (): Promise<RuleRow> => selectRule(database.reader);

  /** Changes what holds for everybody's withdrawals from now on. */
  function setRule({ operator, ...change }: Partial<RuleRow> & { operator: string }): Promise<RuleRow> {
    return database.transaction(async (transaction) => {
      const before = await selectRule(transaction);
      const after = { ...before, ...change };
      if (after.maxMinor < after.minMinor) throw new Declined('ruleOrder');
      await updateRule(transaction, after);
      await recordOperation(transaction, {
        logKey,
        operator,
        action: 'withdrawal rule set',
        subject: 'withdrawal rule',
        before: { ...before },
        after: { ...after },
        now: now(),
      });
      return after;
    });
  }

  return { list, show, approve, send, arrive, reject, rule, setRule };
}

async function claim(transaction: Transaction, id: number): Promise<store.ReviewRow> {
  const row = await store.claimWithdrawal(transaction, id);
  if (!row) throw new Declined('missing', { what: `withdrawal ${id}` });
  return row;
}

async function claimFor(
  transaction: Transaction,
  id: number,
  step: keyof typeof steps,
): Promise<store.ReviewRow> {
  const row = await claim(transaction, id);
  if (!steps[step].from.some((state) => state === row.state))
    throw new Declined('withdrawalState', {
      ...{ id, state: row.state },
      from: steps[step].from.join(' or '),
      to: steps[step].to,
    });
  return row;
}
