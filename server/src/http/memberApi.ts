import cors from '@fastify/cors';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { type CallId, callIds, callOf, isWrite } from '@members/contract';
import { callAt } from '@members/contract/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database';
import { failed, refusalOf } from './answer';
import { pageKeyHeader } from './browser';
import { callHandler, languageOf, type Authenticate } from './callHandler';
import { Refusal } from '../i18n/refusal';
import { answerLive } from './liveAnswer';
import { logged } from './logged';
import { type Limiter, localLimiter } from './rateLimit';
import type { Route } from './route';
import { createSharedAnswers, shareForMs } from './sharedAnswers';
import { createWaitingCalls, Overloaded } from './waitingCalls';

export interface MemberApiOptions {
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Counts requests; each process by itself unless given. */
  limiter?: Limiter;
  /** Calls that may wait in this process; more are refused at once, reads from three quarters on. */
  mostWaiting?: number;
  /** For how long an answer that is the same for everybody is shared: `shareForMs` unless told, 0 for not at all. */
  shareMs?: number;
  /** Everything that writes is refused. */
  readOnly?: boolean;
  now: () => Date;
  /** Origin of the page that may call from a browser, e.g. `https://m.example.com` (D19). The own origin needs none. */
  appOrigin?: string | undefined;
}

const formBytes = 64 * 1024;
/** A second's work or so on two cores. */
const defaultMostWaiting = 1_000;
/** How long a client is asked to wait; what waits now is done by then. */
const retryAfterSeconds = 2;
/** The largest file that a request may carry. */
export const uploadBytes = 2 * 1024 * 1024;

/**
 * The member API under `/api`. Every answer is an envelope. A call answers HTTP 200 whatever happens, but for 503 where
 * it can't be taken now, with too much to do, or without a database if it may come again; any other write without one is
 * refused, with a sentence that says to look what has become of it. A path that is no call answers
 * HTTP 404 with code 500 in the envelope, so that proxies and monitors see a wrong address while clients stay silent.
 */
export async function memberApi(app: FastifyInstance, options: MemberApiOptions): Promise<void> {
  const handlers = collect(options);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: formBytes });
  await app.register(multipart, { limits: { files: 1, fileSize: uploadBytes, fields: 4, fieldSize: 1_000 } });
  // The browser's cookie goes along to an origin of its own.
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (options.appOrigin !== undefined && headers.origin === options.appOrigin)
      reply.header('access-control-allow-credentials', 'true');
  });
  await app.register(cors, {
    origin: options.appOrigin ? [options.appOrigin] : [],
    methods: ['GET', 'POST'],
    exposedHeaders: ['retry-after'],
    allowedHeaders: [
      ...['lang', 'token', 'tokensso', 'idempotency-key', 'x-release', 'traceparent', 'content-type'],
      ...[pageKeyHeader, 'x-calls'],
    ],
    maxAge: 600,
  });
  app.addHook('onSend', async (_request, reply: FastifyReply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  answerLive(app);
  app.setErrorHandler((error, request, reply) => {
    const isAway = isUnavailable(error);
    if (isAway) request.log.warn({ fault: logged(error) }, 'the database is away');
    // Balancers ask another server then, and clients again.
    if (error instanceof Overloaded || (isAway && mayComeAgain(request)))
      return void reply.code(503).header('retry-after', retryAfterSeconds).send(failed);
    // A write that may have been done, or not: members are told to look.
    const refusal = refusalOf(isAway ? new Refusal('interrupted') : error, languageOf(request));
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
      const id = callIdOf(request);
      return id ? handlers[id](request, reply) : reply.callNotFound();
    },
  });
}

const callIdOf = ({ method, params }: FastifyRequest): CallId | null =>
  callAt(method, `/${(params as { '*': string })['*']}`);

/** Whether a call may come again of which nobody knows what it has done: a read, or a write whose key replays its answer. */
function mayComeAgain(request: FastifyRequest): boolean {
  const id = callIdOf(request);
  if (!id) return false;
  const call = callOf(id);
  return !isWrite(call) || (call.idempotent && Boolean(request.headers['idempotency-key']));
}

function collect(options: MemberApiOptions) {
  const { routes, authenticate, limiter = localLimiter, appOrigin, readOnly = false, now } = options;
  const { mostWaiting = defaultMostWaiting, shareMs: sliceMs = shareForMs } = options;
  const shareAnswer = createSharedAnswers({ now, sliceMs });
  const runWaiting = createWaitingCalls(mostWaiting);
  const needs = { authenticate, limiter, appOrigin, readOnly, shareAnswer, runWaiting };
  const handlers = Object.fromEntries(routes.map((route) => [route.id, callHandler(route, needs)])) as Record<
    CallId,
    (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  >;
  for (const id of callIds) {
    const built = routes.filter((route) => route.id === id).length;
    if (built !== 1) {
      throw new Error(`The call ${id} has ${built} routes; it needs one.`);
    }
  }
  return handlers;
}
