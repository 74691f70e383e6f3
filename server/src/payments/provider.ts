/** What is to be paid, as the server tells a provider. */
export interface PaymentOrder {
  /** Names the recharge at both sides; a second order with it is the same payment. */
  reference: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** The channel that the member chose, by its name (call 39). */
  channel: string;
  /** The member's language, as in the `lang` header. */
  language: string;
  expiresAt: Date;
}

export type PaymentOutcome = 'paid' | 'failed' | 'expired';

/** What a provider says about a payment, once it is certain that the provider says it. */
export interface PaymentNotice {
  reference: string;
  outcome: PaymentOutcome;
  amountMinor: number;
  currency: string;
  /**
   * What the provider calls this payment, where an order can be paid more than once: by it a second payment is told from
   * a notice that is repeated.
   */
  payment?: string;
}

/** A notice as it came over HTTP. */
export interface NoticeMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Byte for byte, for its signature. */
  body: string;
}

/** A payment in a provider's own list. */
export interface ListedPayment {
  reference: string;
  state: 'open' | PaymentOutcome | 'refunded';
  amountMinor: number;
  currency: string;
  /** When it came into its state. */
  changedAt: Date;
}

/**
 * A payment provider. Another one is a module that PAYMENT_PROVIDER_MODULE names, whose default export makes such an
 * object, and whose test calls `providerContract`.
 *
 * The server keeps what depends on no provider: that a payment is credited once however often, late or out of order
 * its notices come, that amount and currency are those of the recharge, and that only a notice moves money.
 */
export interface PaymentProvider {
  /** Lower case; part of the address of its notices, `/payments/<name>/notice`, and stored with each recharge. */
  readonly name: string;
  /** The values of `pay_way` (call 39) that lead to it. */
  readonly payWays: readonly string[];
  /** What its amounts are in, ISO 4217. */
  readonly currency: string;
  /** Where the member pays: https, or http on localhost (D51). Throws where the provider can't be had. */
  createPayment(order: PaymentOrder): Promise<{ payUrl: string }>;
  /** Throws `UntrustedNotice` for what the provider did not send, or not lately. */
  readNotice(message: NoticeMessage): PaymentNotice;
  /**
   * Sends a paid payment back to where it came from; once, however often it is asked. Rejects where it can't be had now.
   * A provider that can't has no such method, and what is to go back is paid back by operators. `payment` comes along
   * where the notice had one.
   */
  refundPayment?(payment: {
    reference: string;
    amountMinor: number;
    currency: string;
    payment?: string;
  }): Promise<void>;
  /** All payments that came into their present state since a time, in any order. */
  listPayments(since: Date): Promise<ListedPayment[]>;
}

export class UntrustedNotice extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UntrustedNotice';
  }
}
