import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { clientNetwork, type Limiter } from '../http';
import { readReports } from './readReports';
import * as store from './store';

const bodyBytes = 16 * 1024;
const perMinute = 60;
/** Rows that are kept; of more, those that were last reported. */
const most = 500;

/**
 * Where browsers tell what a page's policy refused: `POST /csp-reports`, which always answers 204, also to what is no
 * report or one too many, so that nobody learns anything from it.
 */
export async function violationReports(
  app: FastifyInstance,
  { database, limiter, now }: { database: Database; limiter: Limiter; now: () => Date },
): Promise<void> {
  const admit = limiter({ name: 'violations address', perMinute });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: bodyBytes },
    (_request, body, done) => done(null, body),
  );
  app.post('/csp-reports', async (request, reply) => {
    const violations = (await admit(clientNetwork(request.ip))) ? readReports(String(request.body)) : [];
    if (violations.length > 0) await store.count(database, { violations, now: now(), most });
    return reply.code(204).send();
  });
}
