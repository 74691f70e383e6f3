import {
  defaultPayWay,
  rechargeStatus,
  type Language,
  type Recharge,
  type RechargeState,
} from '@members/contract';
import { createHash, randomBytes } from 'node:crypto';
import { depositObstacle, refuseDeposit, type DepositObstacle } from '../control';
import type { Database } from '../database';
import { formatTime, readAmount } from '../i18n/formats';
import { fill, messages, type Messages } from '../i18n';
import { lockAccount } from '../ledger';
import type { PaymentProvider } from '../payments';
import { Refusal } from '../i18n/refusal';
import { rechargeChannelLabels, rechargeTerms, refuseChannel } from '../site';
import * as store from './store';

export interface RechargeDependencies {
  database: Database;
  providers: readonly PaymentProvider[];
  now: () => Date;
  /** Whether a provider sends payments back. */
  canReturn: (provider: string) => boolean;
  /** Told of a provider that can't be had; the member sees that the channel is unavailable. */
  onError?: (error: unknown, what: string) => void;
}

export interface RechargeRequest {
  memberId: number;
  /** Major units, as typed. */
  amount: string;
  channel: string;
  /** Empty for the one of the specification (API-09). */
  payWay: string;
  language: Language;
  /** Names the member's attempt: a second request with it leads to the first one's payment. */
  idempotencyKey?: string | null;
}

export type Recharges = ReturnType<typeof createRecharges>;

const payableMs = 30 * 60_000;
const recordsShown = 100;

export function createRecharges(dependencies: RechargeDependencies) {
  const { database, providers, now, canReturn, onError = () => {} } = dependencies;
  const { reader } = database;

  /**
   * Asks the provider for a payment. Nothing is credited here: the balance moves by the provider's notice alone. The
   * member's own limits on deposits count what is paid and what may still be paid.
   */
  async function create(request: RechargeRequest): Promise<{ payUrl: string; reference: string }> {
    const { memberId, channel, language } = request;
    const amountMinor = readAmount(request.amount);
    if (amountMinor === null || amountMinor === 0) throw new Refusal('wrongAmount');
    const { minMinor } = await rechargeTerms(reader);
    if (amountMinor < minMinor) throw new Refusal('belowMinimum', { min: { amountMinor: minMinor } });
    const provider = providers.find(({ payWays }) => payWays.includes(request.payWay || defaultPayWay));
    if (!provider) throw new Refusal('channelUnavailable');
    await refuseChannel(reader, { channel, amountMinor });
    const { name, currency } = provider;
    const reference = referenceOf(memberId, request.idempotencyKey ?? null);
    const at = now();
    const expiresAt = await database.transaction(async (transaction) => {
      // Before the sum of what waits is read: of two recharges at once the second counts the first.
      await lockAccount(transaction, memberId);
      const earlier = await store.claimRecharge(transaction, { provider: name, reference });
      if (earlier) {
        if (earlier.amountMinor !== amountMinor || earlier.channel !== channel)
          throw new Refusal('keyReused');
        return earlier.expiresAt;
      }
      const expiresAt = new Date(at.getTime() + payableMs);
      const waitingMinor = await store.selectWaitingSum(transaction, memberId, at);
      await refuseDeposit(transaction, { memberId, amountMinor, now: at, waitingMinor });
      const recharge = { memberId, provider: name, reference, channel, amountMinor, currency };
      await store.insertRecharge(transaction, { ...recharge, now: at, expiresAt });
      return expiresAt;
    });
    // Outside the transaction: a slow provider holds no lock. A recharge without an address expires by itself.
    try {
      const payment = { reference, amountMinor, currency, channel, language, expiresAt };
      const { payUrl } = await provider.createPayment(payment);
      return { payUrl, reference };
    } catch (error) {
      onError(error, `a payment at ${name}`);
      await database.transaction((transaction) =>
        store.markFailed(transaction, { provider: name, reference, now: now() }),
      );
      throw new Refusal('channelUnavailable');
    }
  }

  /** Where a recharge that waits can still be paid: for the provider the same order again is the same payment. */
  async function resume(wanted: {
    memberId: number;
    reference: string;
    language: Language;
  }): Promise<{ payUrl: string }> {
    const { memberId, reference, language } = wanted;
    const recharge = await store.selectOwnRecharge(reader, { memberId, reference });
    if (!recharge) throw new Refusal('notFound');
    const { amountMinor, currency, channel, expiresAt } = recharge;
    if (store.stateOf(recharge, now()) !== 'waiting') throw new Refusal('paymentOver');
    const provider = providers.find(({ name }) => name === recharge.provider);
    if (!provider) throw new Refusal('channelUnavailable');
    try {
      const payment = { reference, amountMinor, currency, channel, language, expiresAt };
      const { payUrl } = await provider.createPayment(payment);
      return { payUrl };
    } catch (error) {
      onError(error, `a payment at ${provider.name}`);
      throw new Refusal('channelUnavailable');
    }
  }

  /** Newest first. A recharge whose time to pay is over shows as expired until it is paid late. */
  async function list(memberId: number, language: Language): Promise<Recharge[]> {
    const at = now();
    const rows = await store.selectRecharges(reader, { memberId, limit: recordsShown });
    const labelOf = await rechargeChannelLabels(reader, language);
    return Promise.all(
      rows.map(async (row) => {
        const state = store.stateOf(row, at);
        return {
          status: wireStatus[state],
          statusText: messages(language).rechargeStatus[state],
          amountMinor: row.amountMinor,
          description: labelOf(row.channel),
          createdAt: formatTime(row.createdAt),
          paidAt: row.paidAt && formatTime(row.paidAt),
          reference: row.reference,
          // The app knows of no other word for what went back; the text says that it had been credited.
          state: state === 'refunded' ? ('returned' as const) : state,
          expiresAt: formatTime(row.expiresAt),
          settledAt: row.settledAt && formatTime(row.settledAt),
          received: await receivedOf(row, language, at),
        };
      }),
    );
  }

  /** Why a payment that came is not in the balance, when it will be, and whether the member can have it back at once. */
  async function receivedOf(
    { id, memberId, amountMinor, status, provider }: store.RechargeRow,
    language: Language,
    now: Date,
  ): Promise<Recharge['received']> {
    if (status !== 'received') return null;
    const { receivedNote } = messages(language);
    const obstacle = await depositObstacle(reader, { memberId, amountMinor, now });
    const returnable = canReturn(provider);
    const why = noteOf(receivedNote, obstacle);
    return { id, returnable, note: returnable ? why : `${why} ${receivedNote.askService}` };
  }

  return { create, resume, list };
}

/** The statuses of the wire (LIFE-04) know no payment that is not credited: it waits, and one that went back has failed. */
const wireStatus = {
  ...rechargeStatus,
  expired: rechargeStatus.failed,
  received: rechargeStatus.waiting,
  returning: rechargeStatus.waiting,
  returned: rechargeStatus.failed,
  refunded: rechargeStatus.failed,
} as const satisfies Record<State, number>;

type State = RechargeState | 'refunded';

function noteOf(texts: Messages['receivedNote'], obstacle: DepositObstacle | null): string {
  if (!obstacle) return texts.soon;
  if (obstacle.kind === 'pause')
    return obstacle.until ? fill(texts.pause, { time: formatTime(obstacle.until) }) : texts.excluded;
  return obstacle.fits ? fill(texts.limit, { time: formatTime(obstacle.windowEnd) }) : texts.aboveLimit;
}

/** What names a recharge at its provider, which makes one payment of two requests with the same reference. */
function referenceOf(memberId: number, idempotencyKey: string | null): string {
  const bytes =
    idempotencyKey === null
      ? randomBytes(16)
      : createHash('sha256').update(`${memberId} ${idempotencyKey}`).digest().subarray(0, 16);
  return bytes.toString('base64url');
}
