import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { failed } from './answer';
import { loggerOptions } from './logged';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether the proxy at an address, so many hops before this process, is believed what it says of those before it. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export interface HttpServerOptions {
  /** pino level; `silent` for none. */
  logLevel?: string;
  /**
   * Proxies in front that are believed: what they say in `x-forwarded-for` and `x-forwarded-proto` about who they stand
   * in front of, and in `x-request-id`. None unless given.
   */
  trustProxy?: TrustedProxies | false;
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

const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 60_000,
  silenceMs: 120_000,
  checkMs: 5_000,
};

/**
 * Fastify as the member API wants it: structured logs, a line for each request with its id and the release that calls,
 * headers for browsers on every answer, and envelopes even for unreadable addresses. While it closes, what still
 * comes over open connections is answered.
 */
export function createHttpServer(options: HttpServerOptions = {}): FastifyInstance {
  const { logLevel = 'info', trustProxy = false, logStream, timeouts = defaultTimeouts } = options;
  const { headersMs, requestMs, silenceMs, checkMs } = timeouts;
  const app = Fastify({
    logger: { ...loggerOptions(logLevel), ...(logStream && { stream: logStream }) },
    logController: new OneLineEach(),
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

/** A line for each request, at its end, also where the client does not wait for it. */
class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}

const yearSeconds = 365 * 24 * 60 * 60;

/** What is no page runs nothing and stands in no frame, whoever opens it by itself. */
const nothingRuns = "default-src 'none'; frame-ancestors 'none'";

/**
 * Gives every answer of a server the headers that browsers are told to be careful by. What a route sets itself, as
 * a page does with its policy, stays.
 */
function answerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    // What caches keep for good would bear the name of a request of somebody else.
    if (String(reply.getHeader('cache-control')).includes('immutable')) reply.removeHeader('x-request-id');
    set('x-content-type-options', 'nosniff');
    set('content-security-policy', nothingRuns);
    set('referrer-policy', 'no-referrer');
    set('cross-origin-opener-policy', 'same-origin');
    // Over http browsers ignore it, and a page on localhost must not promise https for every other port.
    if (request.protocol === 'https') set('strict-transport-security', `max-age=${yearSeconds}`);
  });
}

const requestIdFormat = /^[\w.:-]{8,80}$/;

/**
 * Names a request in every log line and in the answer's `x-request-id`. The name that a proxy gave it is kept, so
 * that one search finds both logs; others name nothing.
 */
function requestIds(trusted: TrustedProxies | false) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id'];
    const believed = trusted && socket.remoteAddress !== undefined && trusted(socket.remoteAddress, 0);
    return believed && typeof given === 'string' && requestIdFormat.test(given) ? given : randomUUID();
  };
}

/** A version, a build id or a hash. */
const releaseFormat = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/;

/** The release that a request's `x-release` names; nothing depends on it, so what is no release is none. */
export const releaseOf = (header: unknown): string | null =>
  typeof header === 'string' && releaseFormat.test(header) ? header : null;
