import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { failed } from './answer';
import { answerHeaders } from './answerHeaders';
import { loggerOptions } from './logged';

export interface HttpServerOptions {
  /** pino level; `silent` for none. */
  logLevel?: string;
  /** Take the address of a client from `x-forwarded-for`: only behind a proxy that sets it. */
  trustProxy?: boolean;
}

/**
 * Fastify as the member API wants it: structured logs with a request id, headers for browsers on every answer,
 * envelopes even for unreadable addresses.
 */
export function createHttpServer({
  logLevel = 'info',
  trustProxy = false,
}: HttpServerOptions = {}): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(logLevel),
    trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(404).send(failed);
    },
  } as FastifyServerOptions) as FastifyInstance;
  answerHeaders(app);
  return app;
}
