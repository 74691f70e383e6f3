import { formatMoney } from '@members/contract';
import type { Beacon } from '../draws';
import type { Reader } from '../database';
import { heldAccount, receivedAccount, reconcile as reconcileLedger } from '../ledger';
import { auditRounds } from '../lottery';
import { dayDifferences } from '../days';
import { monthDifferences } from '../months';
import { logFault } from '../operatorLog';
import type { PaymentProvider } from '../payments';
import { causeDifferences } from './causes';
import { compareWithProvider } from './providerList';
import * as store from './store';

export interface ReconciliationOptions {
  reader: Reader;
  providers: readonly PaymentProvider[];
  now: Date;
  /** Of `operatorLogKey`. */
  logKey: Buffer;
  /** The installation's own: what rounds are drawn from. */
  beacon: Pick<Beacon, 'info' | 'verify'>;
  /** How far back providers' lists and notices are looked at. */
  days: number;
  /** How far back rounds are computed again and bookings followed; all of them for `null`. As far as `days` unless told. */
  roundDays?: number | null;
}

/**
 * Compares balances with entries, follows every transfer to its cause and every payout to the dice, computes rounds
 * again from beacon and orders, compares recharges with the providers' lists, and walks the operator log. Answers every
 * difference as a sentence that names its rows; none for sound books. It reads what the days in question have, and every
 * row where `roundDays` is `null`.
 */
export async function reconcile(options: ReconciliationOptions): Promise<string[]> {
  const { reader, providers, beacon, now, logKey, days, roundDays = days } = options;
  const daysAgo = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000);
  const since = daysAgo(days);
  const booksSince = roundDays === null ? null : daysAgo(roundDays);
  const ofProviders = await Promise.all(
    providers.map((provider) => compareWithProvider(reader, { provider, since, now })),
  );
  return [
    ...(await ledgerDifferences(reader, roundDays === null ? 'first entry' : 'checkpoints')),
    ...(await bookingDifferences(reader)),
    ...(await monthDifferences(reader, roundDays === null ? 'every row' : 'counts')),
    ...(await dayDifferences(reader, roundDays === null ? 'every row' : 'counts')),
    ...(await lossDifferences(reader)),
    ...(await causeDifferences(reader, { providers: providers.map(({ name }) => name), from: booksSince })),
    ...(await auditRounds({ reader, beacon, since: booksSince ?? new Date(0) })),
    ...(await noticeDifferences(reader, since)),
    ...ofProviders.flat(),
    ...(await logDifferences(reader, logKey)),
  ];
}

async function ledgerDifferences(reader: Reader, from: 'first entry' | 'checkpoints'): Promise<string[]> {
  const { discrepancies, entriesMinor, falseCheckpoints } = await reconcileLedger(reader, from);
  return [
    ...discrepancies.map(
      ({ memberId, balanceMinor, entriesMinor: sum }) =>
        `The balance of member ${memberId} is ${formatMoney(balanceMinor)}, its entries sum to ${formatMoney(sum)}.`,
    ),
    ...falseCheckpoints.map((id) => `The checkpoint of account ${id} is not the sum of its entries.`),
    ...(entriesMinor === 0 ? [] : [`All entries sum to ${formatMoney(entriesMinor)} instead of 0.00.`]),
  ];
}

async function bookingDifferences(reader: Reader): Promise<string[]> {
  const { heldMinor, openMinor } = await store.selectHeldSums(reader, heldAccount);
  const held = `${formatMoney(heldMinor)} are held, open withdrawals ask for ${formatMoney(openMinor)}.`;
  const came = await store.selectReceivedSums(reader, receivedAccount);
  const received = `${formatMoney(came.receivedMinor)} are received, payments that are not credited sum to ${formatMoney(came.openMinor)}.`;
  return [
    ...(heldMinor === openMinor ? [] : [held]),
    ...(came.receivedMinor === came.openMinor ? [] : [received]),
    ...(await store.selectWronglyBookedWithdrawals(reader)).map(
      (id) => `Withdrawal ${id} is not booked as its state says.`,
    ),
    ...(await store.selectWronglyBookedRecharges(reader, receivedAccount)).map(
      (id) => `Recharge ${id} is not booked as its state says.`,
    ),
  ];
}

async function lossDifferences(reader: Reader): Promise<string[]> {
  const miscounted = await store.selectMiscountedLosses(reader);
  return miscounted.map(
    ({ memberId, day, keptMinor, lostMinor }) =>
      `Member ${memberId} is said to have lost ${formatMoney(keptMinor)} on ${day}, the orders of that day come to ${formatMoney(lostMinor)}.`,
  );
}

async function noticeDifferences(reader: Reader, since: Date): Promise<string[]> {
  const notices = await store.selectUnsettledNotices(reader, since);
  return notices.map(({ provider, reference, effect, amountMinor, currency }) => {
    const why =
      {
        unknown: 'which is unknown here',
        twice: 'which was paid before',
      }[effect] ?? 'which was asked for with other values';
    return `${provider}: a notice tells of payment ${reference} of ${formatMoney(amountMinor)} ${currency}, ${why}.`;
  });
}

async function logDifferences(reader: Reader, logKey: Buffer): Promise<string[]> {
  const fault = await logFault(reader, logKey);
  return fault === null ? [] : [fault];
}
