import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { logged } from '../http';
import { UntrustedNotice, type PaymentNotice, type PaymentProvider } from '../payments';
import { takePaymentNotice } from './takePaymentNotice';
import type { NoticeEffect } from '../database/tables/recharge';

export interface PaymentNoticesOptions {
  database: Database;
  providers: readonly PaymentProvider[];
  now: () => Date;
}

/** 409 and 404 tell the provider that somebody has to look; it may ask again, and the answer stays the same. */
const statusOf: Readonly<Record<NoticeEffect, number>> = {
  credited: 200,
  received: 200,
  failed: 200,
  nothing: 200,
  mismatch: 409,
  unknown: 404,
  twice: 409,
};

/**
 * Where providers tell what became of payments: `POST /payments/<provider>/notice`. Answers after the commit: 200
 * once it is known here, 401 for what the provider did not sign, 5xx where the provider should try again.
 */
export async function paymentNotices(app: FastifyInstance, options: PaymentNoticesOptions): Promise<void> {
  const { database, providers, now } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  for (const provider of providers) {
    app.post(`/payments/${provider.name}/notice`, async (request, reply) => {
      let notice: PaymentNotice;
      try {
        notice = provider.readNotice({ headers: request.headers, body: String(request.body ?? '') });
      } catch (error) {
        request.log.warn({ fault: logged(error) }, 'a notice was not taken');
        return reply.code(error instanceof UntrustedNotice ? 401 : 400).send({ effect: 'refused' });
      }
      const effect = await takePaymentNotice(
        { database, now },
        { provider: provider.name, currency: provider.currency, notice },
      );
      return reply.code(statusOf[effect]).send({ effect });
    });
  }
}
