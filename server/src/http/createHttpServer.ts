import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { failed } from './answer';
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
}

/**
 * Fastify as the member API wants it: structured logs, each line with the request's id and the release that calls,
 * and envelopes even for unreadable addresses. While it closes, what still comes over open connections is answered.
 */
export function createHttpServer(options: HttpServerOptions = {}): FastifyInstance {
  const { logLevel = 'info', trustProxy = false, logStream } = options;
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
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(404).send(failed);
    },
  } as FastifyServerOptions) as FastifyInstance;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  return app;
}
