import cors from '@fastify/cors';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { type CallId, callIds } from '@members/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failed, refusalOf } from './answer';
import { callHandler, languageOf, type Authenticate } from './callHandler';
import { logged } from './logged';
import { callAt } from './paths';
import { type Limiter, localLimiter } from './rateLimit';
import type { Route } from './route';

export interface MemberApiOptions {
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Counts requests; each process by itself unless given. */
  limiter?: Limiter;
  /** Requests that may wait in this process; more are refused at once. */
  mostWaiting?: number;
  /** Origin of the page that may call from a browser, e.g. `https://m.example.com` (D19). The own origin needs none. */
  appOrigin?: string | undefined;
}

const formBytes = 64 * 1024;
/** A second's work or so on two cores. */
const defaultMostWaiting = 1_000;
/** The largest file that a request may carry. */
export const uploadBytes = 2 * 1024 * 1024;

/**
 * The member API under `/api`. Every answer is an envelope. A call answers HTTP 200 whatever happens; a path that is no
 * call answers HTTP 404 with code 500 in the envelope, so that proxies and monitors see a wrong address while clients
 * stay silent.
 */
export async function memberApi(app: FastifyInstance, options: MemberApiOptions): Promise<void> {
  const handlers = collect(options);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: formBytes });
  await app.register(multipart, { limits: { files: 1, fileSize: uploadBytes, fields: 4, fieldSize: 1_000 } });
  await app.register(cors, {
    origin: options.appOrigin ? [options.appOrigin] : [],
    methods: ['GET', 'POST'],
    allowedHeaders: ['lang', 'token', 'tokensso', 'idempotency-key', 'x-release', 'content-type'],
    maxAge: 600,
  });
  app.addHook('onSend', async (_request, reply: FastifyReply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  boundWaitingWork(app, options.mostWaiting ?? defaultMostWaiting);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, languageOf(request));
    if (!refusal) request.log.error({ fault: logged(error) }, 'a call failed');
    void reply.code(200).send(refusal ?? failed);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failed));
  // Some GETs write, by the specification. A HEAD does nothing at all.
  app.head('/*', (_request, reply) => reply.code(405).header('allow', 'GET, POST').send());
  app.route({
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    url: '/*',
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const id = callAt(request.method, `/${(request.params as { '*': string })['*']}`);
      return id ? handlers[id](request, reply) : reply.callNotFound();
    },
  });
}

function collect(options: MemberApiOptions) {
  const { routes, authenticate, limiter = localLimiter, appOrigin } = options;
  const handlers = Object.fromEntries(
    routes.map((route) => [route.id, callHandler(route, { authenticate, limiter, appOrigin })]),
  ) as Record<CallId, (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>>;
  for (const id of callIds) {
    const built = routes.filter((route) => route.id === id).length;
    if (built !== 1) {
      throw new Error(`The call ${id} has ${built} routes; it needs one.`);
    }
  }
  return handlers;
}

/** How long a client is asked to wait; what waits now is done by then. */
const retryAfterSeconds = 2;

/**
 * Bounds the work that waits in this process. A request beyond it is refused at once, with HTTP 503 and the envelope of
 * a fault: waiting longer than a person does would cost the same work and help nobody. Balancers ask another server.
 */
function boundWaitingWork(app: FastifyInstance, most: number): void {
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
