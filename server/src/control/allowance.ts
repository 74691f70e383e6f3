import { sql, type RawBuilder } from 'kysely';
import type { LimitKind } from '@members/contract';
import type { Reader, Transaction } from '../database';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { windowEnd, windowOf, windowStart } from './rules';
import { claimAccount } from '../ledger';
import { selectAllowance, selectBound, selectDeposits, selectLimits, selectPause } from './store';

/**
 * What a member may still stake, in minor units, as an SQL expression: 0 in a pause, what is left of the loss
 * limits, or more than any balance. Ask it where the account's row is locked, of the row's own member: then an order
 * that waited for another one of the same member counts that one.
 */
export function stakeAllowance(
  memberId: RawBuilder<unknown>,
  now: RawBuilder<unknown> | Date,
): RawBuilder<number> {
  return sql<number>`play_allowance(${memberId}, ${now}::timestamptz)`;
}

/** Whether a member is told of play outside of the app: no pause, and no limit on losses or deposits reached (NOT-04). */
export async function mayHearOfPlay(reader: Reader, memberId: number, now: Date): Promise<boolean> {
  if ((await selectAllowance(reader, memberId, now)) <= 0) return false;
  for (const { kind, amountMinor: limit } of await selectLimits(reader, memberId)) {
    if (limit === null || !kind.startsWith('deposit')) continue;
    if ((await selectDeposits(reader, memberId, windowStart(windowOf(kind), now))) >= limit) return false;
  }
  return true;
}

/** Of some members those who are told of play: most have set nothing, and are not asked about one by one. */
export async function whoMayHearOfPlay(
  reader: Reader,
  { memberIds, now }: { memberIds: readonly number[]; now: Date },
): Promise<number[]> {
  const bound = new Set(await selectBound(reader, { memberIds, now }));
  const heard = [];
  for (const memberId of memberIds)
    if (!bound.has(memberId) || (await mayHearOfPlay(reader, memberId, now))) heard.push(memberId);
  return heard;
}

export interface Amount {
  memberId: number;
  amountMinor: number;
  now: Date;
}

/** Throws the refusal that stands against staking an amount; for an order that the ledger did not take. */
export async function refuseStake(reader: Reader, { memberId, amountMinor, now }: Amount): Promise<void> {
  await refuseInPause(reader, memberId, now);
  if ((await selectAllowance(reader, memberId, now)) < amountMinor) throw new Refusal('lossLimitReached');
}

/** What a deposit adds to: `waitingMinor` sums what else is on its way to the member and counts already. */
export interface Deposit extends Amount {
  waitingMinor?: number;
}

/**
 * Throws the refusal that stands against a recharge: a pause or a deposit limit. Called in the transaction that
 * creates the recharge, before anything is paid. The member's account stays claimed until the transaction ends, so
 * that two at once can't pass a limit together.
 */
export async function refuseDeposit(transaction: Transaction, deposit: Deposit): Promise<void> {
  await claimAccount(transaction, deposit.memberId);
  const obstacle = await depositObstacle(transaction, deposit);
  if (!obstacle) return;
  if (obstacle.kind === 'pause') throw refusalOfPause(obstacle.until);
  throw new Refusal('depositLimitReached', { time: formatTime(obstacle.windowEnd) });
}

export type DepositObstacle =
  /** `until` is null for a pause that the member alone can't end. */
  | { kind: 'pause'; until: Date | null }
  /** `fits` is false for an amount above the limit itself, for which no new day or week makes room. */
  | { kind: 'limit'; windowEnd: Date; fits: boolean };

/**
 * What stands against crediting a deposit at this moment: a pause, or of the deposit limits that it would go past the
 * one that makes room last; null where nothing does. Ask it with the member's account locked where it is decided upon.
 */
export async function depositObstacle(reader: Reader, deposit: Deposit): Promise<DepositObstacle | null> {
  const { memberId, amountMinor, now, waitingMinor = 0 } = deposit;
  const pause = await selectPause(reader, memberId, now);
  if (pause) return { kind: 'pause', until: pause === 'never' ? null : pause };
  const passed = [];
  for (const { kind, amountMinor: limit } of await selectLimits(reader, memberId)) {
    if (limit === null || !kind.startsWith('deposit')) continue;
    const window = windowOf(kind);
    const used = await selectDeposits(reader, memberId, windowStart(window, now));
    if (used + waitingMinor + amountMinor > limit)
      passed.push({ windowEnd: windowEnd(window, now), fits: amountMinor <= limit });
  }
  if (passed.length === 0) return null;
  const last = Math.max(...passed.map((limit) => limit.windowEnd.getTime()));
  return { kind: 'limit', windowEnd: new Date(last), fits: passed.every(({ fits }) => fits) };
}

/** What a member has set for themselves, by kind. */
export async function limitsOf(
  reader: Reader,
  memberId: number,
): Promise<{ kind: LimitKind; amountMinor: number }[]> {
  const limits = await selectLimits(reader, memberId);
  return limits.flatMap(({ kind, amountMinor }) => (amountMinor === null ? [] : [{ kind, amountMinor }]));
}

/** Whether a member has closed play for themselves. */
export const isPaused = async (reader: Reader, memberId: number, now: Date): Promise<boolean> =>
  (await selectPause(reader, memberId, now)) !== null;

async function refuseInPause(reader: Reader, memberId: number, now: Date): Promise<void> {
  const pause = await selectPause(reader, memberId, now);
  if (pause) throw refusalOfPause(pause === 'never' ? null : pause);
}

const refusalOfPause = (until: Date | null): Refusal =>
  until ? new Refusal('playPaused', { time: formatTime(until) }) : new Refusal('playExcluded');
