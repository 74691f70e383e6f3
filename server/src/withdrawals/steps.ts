import { credit, payOut, providerAccount } from '../ledger';
import type { Transaction } from '../database';
import type { WithdrawalState } from '../database/tables/withdrawals';
import { tellMember } from '../messages';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { selectRule } from './store';
import * as store from './reviewStore';

export interface Decision extends Act {
  /** The withdrawal's number. */
  id: number;
}

/** Which states each step may begin in, and where it leads. */
const steps = {
  approve: { from: ['requested'], to: 'approved' },
  send: { from: ['approved'], to: 'sent' },
  arrive: { from: ['sent'], to: 'arrived' },
  reject: { from: ['requested', 'approved', 'sent'], to: 'rejected' },
  giveBack: { from: ['arrived'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly WithdrawalState[]; to: WithdrawalState }>;

const longestReason = 200;

/** The ledger's reference of how a withdrawal ended: there is one, so it is paid out or returned, and once. */
const withdrawalReference = (id: number) => `withdrawal #${id}`;
/** That of one that a bank returned after it had arrived, which happens once. */
const returnReference = (id: number) => `returned withdrawal #${id}`;

/** Answers who has approved so far, and whether that is enough. From a set amount on it takes two. */
export async function approve(
  transaction: Transaction,
  { id, ...act }: Decision,
): Promise<{ approved: boolean; by: string[] }> {
  const { operator, now } = act;
  const row = await claimFor(transaction, id, 'approve');
  const { memberId } = row;
  const before = await store.selectApprovals(transaction, row);
  if (before.includes(operator)) throw new Declined('approvedAlready', { operator, id });
  await store.insertApproval(transaction, { id, memberId, operator, now });
  const by = [...before, operator];
  const { twoOperatorsFromMinor } = await selectRule(transaction);
  const approved = by.length >= (row.amountMinor >= twoOperatorsFromMinor ? 2 : 1);
  if (approved) await store.updateState(transaction, { id, memberId, state: 'approved', now });
  const action = approved ? 'withdrawal approved' : 'withdrawal approved by the first of two';
  await record(transaction, { ...act, row, action });
  return { approved, by };
}

/** The transfer is on its way. */
export async function send(transaction: Transaction, decision: Decision): Promise<void> {
  await move(transaction, decision, { step: 'send' });
}

/** The money has arrived: what was held leaves the books. */
export async function arrive(transaction: Transaction, decision: Decision): Promise<void> {
  const { id, now } = decision;
  const { memberId, amountMinor } = await move(transaction, decision, {
    step: 'arrive',
    book: (row) =>
      payOut(transaction, {
        memberId: row.memberId,
        amountMinor: row.amountMinor,
        reference: withdrawalReference(id),
        now,
      }),
  });
  const told = { kind: 'withdrawalArrived', details: { amountMinor } } as const;
  await tellMember(transaction, { memberId, subject: String(id), ...told, now });
}

/** Returns the amount to the member's balance; the reason is for the member to read (D04). */
export const reject = (transaction: Transaction, decision: Decision & { reason: string }): Promise<void> =>
  returnAmount(transaction, decision, { step: 'reject', reference: withdrawalReference(decision.id) });

/** The same for one that had arrived: it comes back from the provider. Two operators have agreed to it. */
export const giveBack = (transaction: Transaction, decision: Decision & { reason: string }): Promise<void> =>
  returnAmount(transaction, decision, {
    ...{ step: 'giveBack', reference: returnReference(decision.id), fromAccount: providerAccount },
  });

async function returnAmount(
  transaction: Transaction,
  { reason, ...decision }: Decision & { reason: string },
  { step, ...booking }: { step: 'reject' | 'giveBack'; reference: string; fromAccount?: number },
): Promise<void> {
  const trimmed = reason.trim();
  if (trimmed === '' || trimmed.length > longestReason)
    throw new Declined('rejectionReason', { longest: longestReason });
  const { id, now } = decision;
  const book = ({ memberId, amountMinor }: store.ReviewRow) =>
    credit(transaction, { ...booking, kind: 'withdrawalRefund', memberId, amountMinor, now });
  const row = await move(transaction, { ...decision, reason: trimmed }, { step, book });
  const { memberId, amountMinor } = row;
  const told = { kind: 'withdrawalRejected', details: { amountMinor, reason: trimmed } } as const;
  await tellMember(transaction, { memberId, subject: String(id), ...told, now });
}

interface Move {
  step: keyof typeof steps;
  /** What is booked with it, of the withdrawal as it was. */
  book?: (row: store.ReviewRow) => Promise<void>;
}

async function move(
  transaction: Transaction,
  { id, ...act }: Decision,
  { step, book = async () => {} }: Move,
): Promise<store.ReviewRow> {
  const row = await claimFor(transaction, id, step);
  const { memberId } = row;
  const { to } = steps[step];
  await store.updateState(transaction, { id, memberId, state: to, reason: act.reason, now: act.now });
  await book(row);
  await record(transaction, { ...act, row, action: `withdrawal ${to}` });
  return row;
}

/** The line of a step, with the state that it began in. */
export function record(
  transaction: Transaction,
  { row, action, ...act }: Act & { row: store.ReviewRow; action: string },
): Promise<void> {
  return recordOperation(transaction, {
    ...act,
    ...{ action, subject: `withdrawal ${row.id}`, memberId: row.memberId },
    details: { amountMinor: row.amountMinor, state: row.state },
  });
}

export async function claim(transaction: Transaction, id: number): Promise<store.ReviewRow> {
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
