import { laneOf, laneOfNobody, type Reader, type Transaction } from '../database';
import type { Idempotency } from './idempotency';
import { insertCredits, type Credits } from './creditEach';
import * as store from './store';
import * as transfers from './transferStore';
import type { TransferKind } from '../database/tables/ledger';

/** Gives a new member an account with nothing in it. */
export function openAccount(transaction: Transaction, memberId: number): Promise<void> {
  return store.insertAccount(transaction, memberId);
}

/** What a member holds, in minor units; 0 without an account. */
export async function balanceOf(reader: Reader, memberId: number): Promise<number> {
  return (await store.selectBalance(reader, memberId)) ?? 0;
}

/**
 * Where the other half of a member's transfer goes: bets to the house, which gives bonuses too, recharges come from the
 * provider, and a withdrawal is held until it is paid out to the provider or returned.
 */
const counterAccounts: Readonly<Record<TransferKind, number>> = {
  recharge: store.providerAccount,
  bonus: store.houseAccount,
  withdrawal: store.heldAccount,
  withdrawalRefund: store.heldAccount,
  order: store.houseAccount,
  orderRefund: store.houseAccount,
  win: store.houseAccount,
  rechargeRefund: store.providerAccount,
  correction: store.houseAccount,
};

export interface Movement {
  kind: TransferKind;
  memberId: number;
  /** Positive, in minor units. */
  amountMinor: number;
  now: Date;
}

/** Credits one member, from another account than the kind's own where it is given. Throws without an account. */
export async function credit(
  transaction: Transaction,
  movement: Movement & { reference?: string; fromAccount?: number },
): Promise<void> {
  const { memberId, amountMinor, reference = null, ...rest } = movement;
  await creditAll(transaction, { ...rest, reference, credits: [{ memberId, amountMinor, orderId: null }] });
}

/**
 * Credits many members by one transfer in each of their lanes; an order is credited once per kind, a second time is a
 * violation.
 */
export async function creditAll(
  transaction: Transaction,
  work: Omit<Credits, 'fromAccount'> & { fromAccount?: number },
): Promise<void> {
  if (work.credits.length === 0) return;
  const posted = await insertCredits(transaction, { fromAccount: counterAccounts[work.kind], ...work });
  if (posted !== work.credits.length)
    throw new Error(`${work.credits.length - posted} credits have no account`);
}

/**
 * Takes an amount from one member and answers the transfer's id; `null`, with nothing changed, where the balance does
 * not cover it. The use of a key for the second time throws, see `isKeyInUse`.
 */
export function debit(
  transaction: Transaction,
  movement: Movement & { idempotency?: Idempotency | null; reference?: string },
): Promise<number | null> {
  const { idempotency = null, reference = null, ...rest } = movement;
  return store.insertDebit(transaction, { ...rest, idempotency, reference }, counterAccounts[rest.kind]);
}

export interface RefundMovement {
  memberId: number;
  /** What the member's balance gives, and what the house does; together what goes back to the provider. */
  memberMinor: number;
  houseMinor: number;
  /** Names the recharge, which goes back once. */
  reference: string;
  now: Date;
}

/** Books a credited recharge as gone back. False, with nothing changed, where the balance does not cover its part. */
export const refundRecharge = (transaction: Transaction, refund: RefundMovement): Promise<boolean> =>
  transfers.insertRefund(transaction, refund);

/**
 * Holds a member's account until the transaction ends. What is asked afterwards, in statements of their own, sees all
 * that moved the member's money before.
 */
export function lockAccount(transaction: Transaction, memberId: number): Promise<void> {
  return store.lockAccount(transaction, memberId);
}

export interface SystemMovement {
  /** Whose money it is, in whose lane it is booked; null for what nobody has claimed. */
  memberId: number | null;
  amountMinor: number;
  reference: string;
  now: Date;
}

/** Books a held amount as paid out. `reference` names its withdrawal, which is paid out or returned once. */
export function payOut(transaction: Transaction, payout: SystemMovement): Promise<void> {
  const accounts = { from: store.heldAccount, to: store.providerAccount };
  return moveBetween(transaction, payout, { ...accounts, kind: 'payout' });
}

/** Books a payment that came and is not credited yet. `reference` is one that is used once. */
export function receive(transaction: Transaction, payment: SystemMovement): Promise<void> {
  const accounts = { from: store.providerAccount, to: store.receivedAccount };
  return moveBetween(transaction, payment, { ...accounts, kind: 'received' });
}

/** Books a received payment as gone back. `reference` names its recharge, which is credited or returned once. */
export function returnPayment(transaction: Transaction, payment: SystemMovement): Promise<void> {
  const accounts = { from: store.receivedAccount, to: store.providerAccount };
  return moveBetween(transaction, payment, { ...accounts, kind: 'returned' });
}

function moveBetween(
  transaction: Transaction,
  { memberId, ...movement }: SystemMovement,
  accounts: Pick<transfers.SystemTransfer, 'kind' | 'from' | 'to'>,
): Promise<void> {
  const lane = memberId === null ? laneOfNobody : laneOf(memberId);
  return transfers.insertSystemTransfer(transaction, { ...movement, ...accounts, lane });
}

export interface MoneyLog {
  lines: store.EntryRow[];
  total: number;
  page: number;
  limit: number;
  lastPage: number;
}

const maxPage = 50;

/** A page of a member's entries, signed, newest first; at most 50 of them (call 38). */
export async function moneyLog(
  reader: Reader,
  { memberId, ...wanted }: { memberId: number; page: number; limit: number },
): Promise<MoneyLog> {
  const limit = clamp(wanted.limit, 1, maxPage);
  const page = clamp(wanted.page, 1, 1_000_000);
  const offset = (page - 1) * limit;
  const { entries, total } = await store.selectEntries(reader, { memberId, limit, offset });
  return { lines: entries, total, page, limit, lastPage: Math.max(1, Math.ceil(total / limit)) };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.trunc(value)));

/** A member's entries summed by kind, in minor units, signed (for call 22). */
export async function totalsOf(reader: Reader, memberId: number): Promise<Record<TransferKind, number>> {
  const totals = {
    ...{ recharge: 0, bonus: 0, order: 0, win: 0, orderRefund: 0 },
    ...{ withdrawal: 0, withdrawalRefund: 0, rechargeRefund: 0, correction: 0 },
  };
  for (const { kind, amountMinor } of await store.selectTotals(reader, memberId)) totals[kind] = amountMinor;
  return totals;
}

export interface Reconciliation {
  /** Members whose balance is not the sum of their entries. */
  discrepancies: store.Discrepancy[];
  /** Sum of all entries, 0 in a sound ledger. */
  entriesMinor: number;
  houseMinor: number;
  /** Accounts whose checkpoint is not the sum of their entries. */
  falseCheckpoints: number[];
}

/**
 * Compares balances with entries: with every one of them, or with the checkpoints and the entries after these, which
 * is a day's work.
 */
export async function reconcile(
  reader: Reader,
  from: 'first entry' | 'checkpoints' = 'first entry',
): Promise<Reconciliation> {
  const all = from === 'first entry';
  const through = all ? 0 : await store.selectCheckpointedThrough(reader);
  return {
    discrepancies: await store.selectDiscrepancies(reader, through),
    entriesMinor: await store.selectEntriesSum(reader, through),
    houseMinor: await store.selectSystemBalance(reader, store.houseAccount),
    falseCheckpoints: all ? await store.selectFalseCheckpoints(reader) : [],
  };
}
