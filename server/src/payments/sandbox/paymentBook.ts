import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ListedPayment } from '../provider';

export interface Payment {
  /** 128 random bits: who knows it can pay. */
  id: string;
  reference: string;
  amountMinor: number;
  currency: string;
  channel: string;
  state: ListedPayment['state'];
  /** ISO 8601, as all times here. */
  expiresAt: string;
  changedAt: string;
  /** The state that the shop has confirmed to know. */
  told: ListedPayment['state'];
}

export interface PaymentBook {
  byId(id: string): Payment | undefined;
  byReference(reference: string): Payment | undefined;
  all(): Iterable<Payment>;
  save(payment: Payment): void;
}

/** The sandbox's own payments: in memory, and as lines of a file, of which the last one of a payment counts. */
export function openPaymentBook(file: string | null): PaymentBook {
  const payments = new Map<string, Payment>();
  const references = new Map<string, string>();
  const keep = (payment: Payment) => {
    payments.set(payment.id, payment);
    references.set(payment.reference, payment.id);
  };
  if (file) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // A line that a kill cut short is left out: what it told had no effect outside yet.
    if (existsSync(file))
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line) => {
          const payment = readLine(line);
          if (payment) keep(payment);
        });
  }
  return {
    byId: (id) => payments.get(id),
    byReference: (reference) => payments.get(references.get(reference) ?? ''),
    all: () => payments.values(),
    save(payment) {
      if (file) appendFileSync(file, `${JSON.stringify(payment)}\n`, { mode: 0o600 });
      keep(payment);
    },
  };
}

function readLine(line: string): Payment | null {
  try {
    return JSON.parse(line) as Payment;
  } catch {
    return null;
  }
}
