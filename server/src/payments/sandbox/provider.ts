import { z } from 'zod';
import { UntrustedNotice, type ListedPayment, type PaymentProvider } from '../provider';
import { isSignedBy, signatureHeader, signatureOf } from '../signature';
import { purposes, sandboxCurrency } from './protocol';

export interface SandboxProviderOptions {
  /** Origin of the sandbox, e.g. `http://localhost:8085`. */
  url: string;
  secret: string;
  now?: () => Date;
}

const timeoutMs = 10_000;

const created = z.object({ payUrl: z.string() });
const notice = z.object({
  reference: z.string(),
  outcome: z.enum(['paid', 'failed', 'expired']),
  amountMinor: z.number().int(),
  currency: z.string(),
});
const listed = z.array(
  z.object({
    reference: z.string(),
    state: z.enum(['open', 'paid', 'failed', 'expired', 'refunded']),
    amountMinor: z.number().int(),
    currency: z.string(),
    changedAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
);

/** The sandbox as the server sees it: signed JSON both ways. */
export function createSandboxProvider(options: SandboxProviderOptions): PaymentProvider {
  const { url, secret, now = () => new Date() } = options;

  async function ask(path: string, purpose: string, content: unknown): Promise<unknown> {
    const body = JSON.stringify(content);
    const signature = signatureOf({ secret, purpose, body }, now());
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The sandbox provider answered ${response.status}.`);
    return response.json();
  }

  return {
    name: 'sandbox',
    payWays: ['Mexicopay'],
    currency: sandboxCurrency,
    async createPayment({ language, ...order }) {
      const { payUrl } = created.parse(await ask('/payments', purposes.create, order));
      return { payUrl: `${payUrl}?lang=${language}` };
    },
    readNotice({ headers, body }) {
      const signature = headers[signatureHeader];
      if (!isSignedBy({ secret, purpose: purposes.notice, body }, signature, now()))
        throw new UntrustedNotice('The signature is missing, wrong or too old.');
      return notice.parse(JSON.parse(body));
    },
    async refundPayment(payment) {
      await ask('/payments/refund', purposes.refund, payment);
    },
    async listPayments(since): Promise<ListedPayment[]> {
      return listed.parse(await ask('/payments/list', purposes.list, { since }));
    },
  };
}
