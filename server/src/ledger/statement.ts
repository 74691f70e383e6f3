import { moneyGroups, type MoneyGroup } from '@members/contract';
import type { Reader } from '../database';
import type { TransferKind } from '../database/tables/ledger';
import { Refusal } from '../i18n/refusal';
import * as store from './statementStore';
import type { EntryRow } from './store';

/**
 * The kinds of entries that members choose from. Each kind is in one group, so the groups come to the whole: what comes
 * back of a withdrawal, a recharge or an order counts with it; what the house gives or takes without a stake is a bonus or
 * a correction, which the money log tells apart.
 */
export const kindsOf: Readonly<Record<MoneyGroup, readonly TransferKind[]>> = {
  recharge: ['recharge', 'rechargeRefund'],
  bonus: ['bonus', 'correction'],
  order: ['order', 'orderRefund'],
  win: ['win'],
  withdrawal: ['withdrawal', 'withdrawalRefund'],
};

export const groupOf = (kind: TransferKind): MoneyGroup =>
  moneyGroups.find((group) => kindsOf[group].includes(kind))!;

/** What a member recharged, withdrew, staked and won in a time; what came back is taken off. */
export async function sumsOf(reader: Reader, period: store.Period) {
  const sums = await store.selectSums(reader, period);
  const sumOf = (group: MoneyGroup) =>
    sums
      .filter(({ kind }) => kindsOf[group].includes(kind))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    rechargedMinor: sumOf('recharge'),
    withdrawnMinor: -sumOf('withdrawal'),
    stakedMinor: -sumOf('order'),
    wonMinor: sumOf('win'),
  };
}

const linesOfPage = 50;

/** The UTC month "2026-11" as a time. Refuses anything else. */
export function periodOf(month: string): { from: Date; until: Date } {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year) throw new Refusal('invalidValue');
  return {
    from: new Date(Date.UTC(Number(year), Number(number) - 1)),
    until: new Date(Date.UTC(Number(year), Number(number))),
  };
}

export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

export interface StatementRequest {
  memberId: number;
  month: string;
  /** Null for all. */
  group: MoneyGroup | null;
  /** Of lines, from 1. */
  page: number;
}

/** A month of a member's account: what it began and ended with, what came in and went out, and its lines, newest first. */
export async function statement(reader: Reader, { memberId, month, group, page }: StatementRequest) {
  const period = { memberId, ...periodOf(month) };
  const kinds = group ? kindsOf[group] : moneyGroups.flatMap((each) => kindsOf[each]);
  const wanted = { ...period, kinds, limit: linesOfPage + 1, offset: (page - 1) * linesOfPage };
  const [since, openingMinor, sums, entries] = await Promise.all([
    store.selectStart(reader, memberId),
    store.selectBalanceAt(reader, memberId, period.from),
    store.selectSums(reader, period),
    store.selectEntriesOf(reader, wanted),
  ]);
  const lines = entries.slice(0, linesOfPage);
  const sumOf = (groupName: MoneyGroup) =>
    sums
      .filter(({ kind }) => kindsOf[groupName].includes(kind))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const sumsByGroup = Object.fromEntries(moneyGroups.map((each) => [each, sumOf(each)])) as Record<
    MoneyGroup,
    number
  >;
  return {
    since: since && monthOf(since),
    openingMinor,
    closingMinor: openingMinor + Object.values(sumsByGroup).reduce((sum, amount) => sum + amount, 0),
    sums: sumsByGroup,
    lines: await withReferences(reader, memberId, lines),
    hasMore: entries.length > linesOfPage,
  };
}

export type NamedEntry = EntryRow & { reference: string | null };

/** A member's entries with what they are known by: the order's number, or that of the recharge, withdrawal or correction. */
export async function withReferences(
  reader: Reader,
  memberId: number,
  entries: readonly EntryRow[],
): Promise<NamedEntry[]> {
  const named = entries.filter(({ kind }) => !['order', 'win', 'orderRefund'].includes(kind));
  const transferIds = named.map(({ transferId }) => transferId);
  const references = await store.selectReferences(reader, { memberId, transferIds });
  return entries.map((entry) => ({
    ...entry,
    reference: entry.orderId === null ? (references.get(entry.transferId) ?? null) : String(entry.orderId),
  }));
}
