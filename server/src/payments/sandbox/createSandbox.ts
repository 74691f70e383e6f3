import { isLanguage, type Language } from '@members/contract';
import formBody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { loggerOptions } from '../../http';
import { isSignedBy, signatureHeader } from '../signature';
import { createNoticeSender } from './noticeSender';
import { pageHeaders, paymentPage } from './page';
import { openPaymentBook, type Payment } from './paymentBook';
import { purposes, sandboxCurrency } from './protocol';
import { preferredLanguage } from './texts';

export interface SandboxOptions {
  secret: string;
  /** Where members reach it, e.g. `http://localhost:8085`. */
  url: string;
  /** Where it tells the server what became of payments. */
  noticeUrl: string;
  /** Origins that may show the page in a frame. */
  frameAncestors: readonly string[];
  /** The file of its payments; `null` keeps them in memory. */
  file: string | null;
  logLevel?: string;
  now?: () => Date;
  retryAfterMs?: (failed: number) => number;
}

export type Sandbox = FastifyInstance;

const order = z.object({
  reference: z.string().min(1).max(100),
  amountMinor: z.number().int().positive(),
  currency: z.literal(sandboxCurrency),
  channel: z.string().max(100),
  expiresAt: z.iso.datetime(),
});

const refund = order.pick({ reference: true, amountMinor: true, currency: true });

/** What a member can do to a payment, in which states, and what it leads to. */
const actions = {
  pay: { from: ['open'], to: 'paid' },
  fail: { from: ['open'], to: 'failed' },
  expire: { from: ['open'], to: 'expired' },
  payLate: { from: ['expired'], to: 'paid' },
} as const satisfies Record<string, { from: readonly Payment['state'][]; to: Payment['state'] }>;

/**
 * A payment provider to try recharging with: a server of its own, with a page where members say what becomes of a
 * payment. It knows the shop only by signed messages. No money is real here.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { secret, url, now = () => new Date(), file, logLevel = 'silent' } = options;
  const book = openPaymentBook(file);
  const notices = createNoticeSender({ ...options, book, now });
  const app = Fastify({ logger: withoutAddresses(logLevel), bodyLimit: 16 * 1024 });
  await app.register(formBody);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  /** A payment with what the clock has made of it. */
  const current = (payment: Payment): Payment =>
    payment.state === 'open' && payment.expiresAt <= now().toISOString()
      ? { ...payment, state: 'expired', changedAt: payment.expiresAt, told: 'expired' }
      : payment;

  function fromShop(request: FastifyRequest, purpose: string): unknown {
    const body = String(request.body);
    if (!isSignedBy({ secret, purpose, body }, request.headers[signatureHeader], now()))
      throw Object.assign(new Error('not signed by the shop'), { statusCode: 401 });
    return JSON.parse(body);
  }

  app.post('/payments', (request) => {
    const { expiresAt, ...asked } = order.parse(fromShop(request, purposes.create));
    const known = book.byReference(asked.reference);
    const payment: Payment = known ?? {
      ...asked,
      id: randomBytes(16).toString('base64url'),
      state: 'open',
      expiresAt,
      changedAt: now().toISOString(),
      told: 'open',
    };
    if (!known) book.save(payment);
    return { payUrl: `${url}/pay/${payment.id}` };
  });

  app.post('/payments/list', (request) => {
    const { since } = z.object({ since: z.iso.datetime() }).parse(fromShop(request, purposes.list));
    return [...book.all()]
      .map(current)
      .filter(({ changedAt }) => changedAt >= since)
      .map(({ reference, state, amountMinor, currency, changedAt }) => ({
        reference,
        state,
        amountMinor,
        currency,
        changedAt,
      }));
  });

  app.post('/payments/refund', (request, reply) => {
    const asked = refund.parse(fromShop(request, purposes.refund));
    const payment = book.byReference(asked.reference);
    if (!payment || payment.amountMinor !== asked.amountMinor) return reply.code(404).send({});
    if (payment.state !== 'paid' && payment.state !== 'refunded') return reply.code(409).send({});
    if (payment.state === 'paid')
      book.save({ ...payment, state: 'refunded', changedAt: now().toISOString() });
    return {};
  });

  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const payment = book.byId(request.params.id);
    return sendPage(reply, languageOf(request), payment && current(payment));
  });

  app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const { id } = request.params;
    const known = book.byId(id);
    if (!known) return sendPage(reply, languageOf(request), undefined);
    const payment = current(known);
    const { action } = (request.body ?? {}) as { action?: string };
    const chosen = Object.hasOwn(actions, action ?? '') ? actions[action as keyof typeof actions] : null;
    if (chosen?.from.some((state) => state === payment.state)) {
      book.save({ ...payment, state: chosen.to, changedAt: now().toISOString() });
      await notices.send(id);
    }
    // Back to the address of the page, so that reloading it sends nothing again.
    return reply.redirect(`/pay/${id}?lang=${languageOf(request)}`, 303);
  });

  function sendPage(reply: FastifyReply, language: Language, payment: Payment | undefined) {
    return reply
      .code(payment ? 200 : 404)
      .headers(pageHeaders(options.frameAncestors))
      .send(paymentPage(payment ?? null, language));
  }

  app.addHook('onReady', () => {
    for (const { id, state, told } of book.all()) if (state !== told) void notices.send(id);
  });
  app.addHook('onClose', () => notices.stop());
  return app;
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : preferredLanguage(request.headers['accept-language'] ?? '');
}

/** The address of a payment is what lets somebody pay it, so no log has it. */
function withoutAddresses(level: string) {
  const options = loggerOptions(level);
  const serializers = { ...options.serializers, req: ({ method }: { method: string }) => ({ method }) };
  return { ...options, serializers };
}
