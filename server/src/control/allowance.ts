import { sql, type RawBuilder } from 'kysely';
import type { Reader, Transaction } from '../database';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { windowEnd, windowOf, windowStart } from './rules';
import { claimAccount } from '../ledger';
import { selectAllowance, selectDeposits, selectLimits, selectPause } from './store';

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

/**
 * Throws the refusal that stands against a recharge: a pause or a deposit limit. Called in the transaction that
 * creates the recharge, before anything is paid: what a provider has taken is always credited. The member's
 * account stays claimed until the transaction ends, so that two at once can't pass a limit together.
 * `waitingMinor` sums the recharges that were created in the day and week and may still be paid.
 */
export async function refuseDeposit(
  transaction: Transaction,
  { memberId, amountMinor, now, waitingMinor = 0 }: Amount & { waitingMinor?: number },
): Promise<void> {
  await claimAccount(transaction, memberId);
  await refuseInPause(transaction, memberId, now);
  for (const { kind, amountMinor: limit } of await selectLimits(transaction, memberId)) {
    if (limit === null || !kind.startsWith('deposit')) continue;
    const window = windowOf(kind);
    const used = await selectDeposits(transaction, memberId, windowStart(window, now));
    if (used + waitingMinor + amountMinor > limit)
      throw new Refusal('depositLimitReached', { time: formatTime(windowEnd(window, now)) });
  }
}

async function refuseInPause(reader: Reader, memberId: number, now: Date): Promise<void> {
  const pause = await selectPause(reader, memberId, now);
  if (pause === 'never') throw new Refusal('playExcluded');
  if (pause) throw new Refusal('playPaused', { time: formatTime(pause) });
}
