import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { failed } from './answer';
import { answerHeaders } from './answerHeaders';
import { loggerOptions } from './logged';
import { releaseOf } from './release';
import { requestIds } from './requestId';

export interface HttpServerOptions {
  /** pino level; `silent` for none. */
  logLevel?: string;
  /** Take the address of a client from `x-forwarded-for` and a request's id from `x-request-id`: only behind a proxy that sets them. */
  trustProxy?: boolean;
  /** Where the log goes instead of standard output. */
  logStream?: { write(line: string): void };
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
 * Fastify as the member API wants it: structured logs, each line with the request's id and the release that calls,
 * headers for browsers on every answer, and envelopes even for unreadable addresses. While it closes, what still
 * comes over open connections is answered.
 */
export function createHttpServer(options: HttpServerOptions = {}): FastifyInstance {
  const { logLevel = 'info', trustProxy = false, logStream, timeouts = patience } = options;
  const { headersMs, requestMs, silenceMs, checkMs } = timeouts;
  const app = Fastify({
    logger: { ...loggerOptions(logLevel), ...(logStream && { stream: logStream }) },
    trustProxy,
    genReqId: requestIds(trustProxy),
    requestIdHeader: false,
    childLoggerFactory: (...[logger, bindings, childOptions, request]) => {
      const release = releaseOf(request.headers['x-release']);
      return logger.child({ ...bindings, ...(release && { release }) }, childOptions);
    },
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(404).send(failed);
    },
  } as FastifyServerOptions) as FastifyInstance;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  answerHeaders(app);
  return app;
}
