import type { FastifyInstance } from 'fastify';
import { Refusal } from '../log/refusal';

/**
 * Protects operators' sessions from pages of other sites (CSRF), in addition to the SameSite=Strict cookie: a request
 * that changes something must come from this origin, and HTML forms can't send it.
 */
export function sameOriginOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'GET' || request.method === 'HEAD' || site === undefined) return;
    if (site !== 'same-origin') throw new Refusal('forbidden', 'Another site may not change the registry.');
  });
}
