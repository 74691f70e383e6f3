import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/**
 * Lets no other site's page use an operator's session: beside the cookie, which is SameSite=Strict, a request that
 * changes something must not come from elsewhere and must not be a form's.
 */
export function sameOriginOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'GET' || request.method === 'HEAD' || site === undefined) return;
    if (site !== 'same-origin') throw new Refusal('forbidden', 'Another site may not change the registry.');
  });
}
