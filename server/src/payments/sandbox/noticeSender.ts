import { setTimeout } from 'node:timers/promises';
import { signatureHeader, signatureOf } from '../signature';
import type { Payment, PaymentBook } from './paymentBook';
import { purposes } from './protocol';

export interface NoticeSenderOptions {
  book: PaymentBook;
  noticeUrl: string;
  secret: string;
  now: () => Date;
  /** Milliseconds before another attempt, by the number of failed ones. */
  retryAfterMs?: (failed: number) => number;
}

const doubling = (failed: number) => Math.min(60_000, 500 * 2 ** failed);

/**
 * Tells the shop what became of payments, again and again until it confirms: a shop that is down or dies while it
 * answers hears of it later.
 */
export function createNoticeSender(options: NoticeSenderOptions) {
  const { book, noticeUrl, secret, now, retryAfterMs = doubling } = options;
  const stop = new AbortController();
  const telling = new Map<string, Promise<void>>();

  async function attempt(payment: Payment): Promise<boolean> {
    const { reference, state: outcome, amountMinor, currency } = payment;
    const body = JSON.stringify({ reference, outcome, amountMinor, currency });
    try {
      const response = await fetch(noticeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signatureOf({ secret, purpose: purposes.notice, body }, now()),
        },
        body,
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  async function tell(id: string, firstAttempt: () => void): Promise<void> {
    for (let failed = 0; !stop.signal.aborted;) {
      const payment = book.byId(id)!;
      // What was sent back was asked for by the shop, which knows.
      if (payment.told === payment.state || payment.state === 'refunded') break;
      if (await attempt(payment)) {
        book.save({ ...book.byId(id)!, told: payment.state });
        continue;
      }
      firstAttempt();
      failed += 1;
      await setTimeout(retryAfterMs(failed), undefined, stop).catch(() => {});
    }
    firstAttempt();
  }

  return {
    /** Resolves after the first attempt, whether it reached the shop or not; further ones go on by themselves. */
    send: (id: string) =>
      new Promise<void>((firstAttempt) => {
        if (telling.has(id)) return firstAttempt();
        const done = tell(id, firstAttempt).finally(() => telling.delete(id));
        telling.set(id, done);
      }),
    stop: async () => {
      stop.abort();
      await Promise.allSettled(telling.values());
    },
  };
}
