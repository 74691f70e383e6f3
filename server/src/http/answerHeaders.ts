import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/** What is no page runs nothing and stands in no frame, whoever opens it by itself. */
const nothingRuns = "default-src 'none'; frame-ancestors 'none'";

/**
 * Gives every answer of a server the headers that browsers are told to be careful by. What a route sets itself, as
 * a page does with its policy, stays.
 */
export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    set('x-content-type-options', 'nosniff');
    set('content-security-policy', nothingRuns);
    set('referrer-policy', 'no-referrer');
    set('cross-origin-opener-policy', 'same-origin');
    // Over http browsers ignore it, and a page on localhost must not promise https for every other port.
    if (request.protocol === 'https') set('strict-transport-security', `max-age=${yearSeconds}`);
  });
}
