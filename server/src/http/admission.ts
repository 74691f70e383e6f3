import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failed } from './answer';

/** How long a client is asked to wait; what waits now is done by then. */
const retryAfterSeconds = 2;

/**
 * Bounds the work that waits in this process. A request beyond it is refused at once, with HTTP 503 and the envelope of
 * a fault: waiting longer than a person does would cost the same work and help nobody. Balancers ask another server.
 */
export function boundWaitingWork(app: FastifyInstance, most: number): void {
  const waiting = new Set<FastifyRequest>();
  // Once the body is there: a client that takes its time with it is no work.
  app.addHook('preHandler', (request, reply, done) => {
    if (waiting.size >= most) {
      void reply.code(503).header('retry-after', retryAfterSeconds).send(failed);
      return;
    }
    waiting.add(request);
    done();
  });
  // With the answer, whether there still is a client for it or not: until then the work goes on.
  app.addHook('onSend', async (request) => {
    waiting.delete(request);
  });
}
