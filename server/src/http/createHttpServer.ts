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
  timeouts?: Timeouts;
}

/** How long a client may take, in milliseconds. */
interface Timeouts {
  /** For the headers of a request. */
  headersMs: number;
  /** For all of a request: a picture of 2 MB over a slow line. */
  requestMs: number;
  /** Without a byte in either direction, an answer that nobody reads above all. */
  silenceMs: number;
  /** How often it is looked for those that take longer. */
  checkMs: number;
}

const patience: Timeouts = { headersMs: 10_000, requestMs: 60_000, silenceMs: 120_000, checkMs: 5_000 };

/**
 * Fastify as the member API wants it: structured logs with a request id, headers for browsers on every answer,
 * envelopes even for unreadable addresses.
 */
export function createHttpServer({
  logLevel = 'info',
  trustProxy = false,
  timeouts: { headersMs, requestMs, silenceMs, checkMs } = patience,
}: HttpServerOptions = {}): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(logLevel),
    trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(404).send(failed);
    },
  } as FastifyServerOptions) as FastifyInstance;
  answerHeaders(app);
  return app;
}
