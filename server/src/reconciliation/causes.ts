import { formatMoney } from '@members/contract';
import type { Reader } from '../database';
import * as store from './causeStore';
import type { Uncaused } from './causeStore';
import { selectCut, type Cut } from './cutStore';
import * as orders from './orderCauseStore';
import * as records from './recordCauseStore';
import * as rounds from './roundCauseStore';

/** Every question is one statement, so that it sees each booking whole or not at all; and what is said of a row. */
const questions: readonly [
  select: (reader: Reader, cut: Cut | null) => Promise<Uncaused[]>,
  says: (row: Uncaused) => string,
][] = [
  [store.selectRechargeTransfers, transfer('is no recharge that was paid')],
  [store.selectReceivedTransfers, transfer('is no payment that was received')],
  [store.selectReturnedTransfers, transfer('is no payment that went back')],
  [store.selectRechargeRefundTransfers, transfer('is no recharge that went back')],
  [store.selectBonusTransfers, transfer('is no bonus of an invite code or an operator')],
  [store.selectCorrectionTransfers, transfer('is no correction of an operator')],
  [
    store.selectUnbookedCorrections,
    (row) => `Correction ${row.id} ${moneyOf(row)} (${row.of}) is not booked.`,
  ],
  [
    records.selectUnheardPayments,
    (row) =>
      `Payment ${row.id} ${moneyOf(row)} of ${row.of} is there without its notice, or settled without an operator's line.`,
  ],
  [store.selectWithdrawalTransfers, transfer('is no withdrawal')],
  [store.selectRefundTransfers, transfer('is no withdrawal that was rejected')],
  [store.selectPayoutTransfers, transfer('is no withdrawal that has arrived')],
  [
    store.selectOddTransfers,
    ({ id, of }) => `Transfer ${id} (${of}) books nothing, or is dated before those that came before it.`,
  ],
  [
    records.selectUnnoticedRecharges,
    (row) => `Recharge ${row.id} ${moneyOf(row)} is paid without a notice of ${row.of}.`,
  ],
  [
    records.selectNoticesWithoutEffect,
    (row) =>
      `Notice ${row.id} of ${amountOf(row)} from ${row.of} says that it was credited, and no recharge was.`,
  ],
  [
    records.selectUndecidedWithdrawals,
    (row) => `Withdrawal ${row.id} ${moneyOf(row)} is ${row.of}, and no operator's line says so.`,
  ],
  [
    records.selectUnrecordedResets,
    (row) => `Reset ${row.id} took the ${row.of} off member ${row.memberId}, and no operator's line says so.`,
  ],
  [
    orders.selectStakesWithoutOrder,
    (row) => `Entry ${row.id} ${moneyOf(row)} is not the stake of its order (${row.of ?? 'none'}).`,
  ],
  [
    orders.selectOrdersWithoutStake,
    (row) => `Order ${row.id} of round ${row.of} was placed without its stake of ${amountOf(row)}.`,
  ],
  [
    orders.selectPayoutsWithoutOrder,
    (row) => `Entry ${row.id} ${moneyOf(row)} is not what an order of ${row.of ?? 'no round'} brought.`,
  ],
  [
    orders.selectUnpaidOrders,
    (row) => `Order ${row.id} of round ${row.of} brought ${amountOf(row)}, which is not booked.`,
  ],
  [
    orders.selectWronglySettledOrders,
    (row) =>
      `Order ${row.id} of member ${row.memberId}, ${row.of}, is not what round, odds and dice make it (${row.amountMinor === null ? 'open' : `paid ${amountOf(row)}`}).`,
  ],
  [rounds.selectMiscountedRounds, ({ of }) => `The ${of}.`],
  [rounds.selectRoundsWithOtherOdds, ({ of }) => `The ${of} has other odds than were set for it.`],
  [
    rounds.selectUndecidedOdds,
    ({ id, of }) => `Version ${id} of the odds of ${of} is there, and no operator's line says so.`,
  ],
];

/** Questions after sums over a life, which are asked where the whole life is looked at. */
const lifelong: typeof questions = [[rounds.selectMiscountedReturns, ({ of }) => `The returns of ${of}.`]];

/** How long an order can wait for its result: a round without one is void after a day. */
const settledWithinMs = 2 * 86_400_000;

/**
 * Follows every transfer since a time to what it was booked for, and every such thing to its transfer; all of them for
 * `null`, and where the ledger was not cut before that time. Recharges, withdrawals and notices are followed however old
 * they are.
 */
export async function causeDifferences(
  reader: Reader,
  { providers, from }: { providers: readonly string[]; from: Date | null },
): Promise<string[]> {
  const cut = await selectCut(reader, from && new Date(from.getTime() - settledWithinMs));
  const differences: string[] = [];
  for (const [select, says] of cut ? questions : [...questions, ...lifelong])
    differences.push(...(await select(reader, cut)).map(says));
  const foreign = await records.selectForeignRecharges(reader, providers);
  return [
    ...differences,
    ...foreign.map(
      (row) => `Recharge ${row.id} ${moneyOf(row)} is of ${row.of}, no provider of this installation.`,
    ),
  ];
}

function transfer(lacks: string) {
  return (row: Uncaused): string =>
    `Transfer ${row.id} ${moneyOf(row)} ${lacks} (${row.of ?? 'no reference'}).`;
}

const amountOf = ({ amountMinor }: Uncaused) => formatMoney(amountMinor ?? 0);
const moneyOf = (row: Uncaused) =>
  `of ${amountOf(row)}${row.memberId === null ? '' : ` of member ${row.memberId}`}`;
