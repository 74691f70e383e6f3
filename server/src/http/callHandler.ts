import {
  type Call,
  type CallId,
  callOf,
  defaultLanguage,
  eventStream,
  isLanguage,
  isWrite,
  type Language,
} from '@members/contract';
import { readParams, writeAnswer } from '@members/contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../i18n/refusal';
import { succeeded } from './answer';
import { browserOf } from './browser';
import { clientNetwork } from './clientNetwork';
import type { Admit, Limiter } from './rateLimit';
import type { Route, SignedInMember } from './route';
import type { ShareAnswer } from './sharedAnswers';
import type { RunWaiting } from './waitingCalls';

/** Resolves to the member of a session, or rejects with an AuthError. */
export type Authenticate = (credentials: {
  token: string;
  tokenSso: string;
  /** What the request proves of its browser; null for nothing. */
  browserHash?: Buffer | null;
}) => Promise<SignedInMember>;

const longestKey = 128;

interface CallHandlerOptions {
  authenticate: Authenticate;
  limiter: Limiter;
  /** Origin whose page may send calls that write, besides the own one. */
  appOrigin: string | undefined;
  /** What writes is refused. */
  readOnly: boolean;
  shareAnswer: ShareAnswer;
  runWaiting: RunWaiting;
}

const everything: Admit = async () => true;

/**
 * The way of a request through a route: origin, limit, session, parameters, handler, answer. Of requests for a shared
 * answer only those wait that make it.
 */
export function callHandler({ id, shared: isShared, handle }: Route, options: CallHandlerOptions) {
  const { authenticate, limiter, appOrigin, readOnly, shareAnswer, runWaiting } = options;
  const call = callOf(id);
  const { access, answer: shape, limits } = call;
  const limit = (name: string, perMinute: number | undefined) =>
    perMinute === undefined ? everything : limiter({ name: `${id} ${name}`, perMinute });
  const admit = limit('address', limits.perAddress);
  const admitMember = limit('member', limits.perMember);

  async function enter(request: FastifyRequest) {
    if (isWrite(call) && isFromForeignSite(request, appOrigin)) throw new Refusal('illegalRequest');
    if (readOnly && isWrite(call)) throw new Refusal('previewOnly');
    if (!isListed(request, call)) throw new Refusal('illegalRequest');
    if (!(await admit(clientNetwork(request.ip)))) throw new Refusal('tooManyRequests');
    const member = access === 'member' ? await signedIn(request, authenticate, id) : undefined;
    if (member && !(await admitMember(String(member.id)))) throw new Refusal('tooManyRequests');
    const params = readParams(id, request.method === 'POST' ? fieldsOf(request.body) : request.query);
    if (!params) throw new Refusal('illegalRequest');
    return { params: params as never, member: member as SignedInMember, language: languageOf(request) };
  }

  const enveloped = (answer: unknown) => succeeded(writeAnswer(id, answer as never));

  if (isShared)
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { params, language } = await enter(request);
      const shared = await shareAnswer([id, language, JSON.stringify(params)].join(' '), () =>
        runWaiting(call, async () => JSON.stringify(enveloped(await handle({ params, language } as never)))),
      );
      if (access === 'public') setCache(reply, call.cacheSeconds);
      return shared.send(request, reply);
    };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await runWaiting(call, async () =>
      handle({
        ...(await enter(request)),
        idempotencyKey: idempotencyKeyOf(request),
        address: request.ip,
        request,
      }),
    );
    if (access === 'public' && request.method !== 'POST') setCache(reply, call.cacheSeconds);
    if (shape.kind !== 'plainText') return reply.send(enveloped(answer));
    // A proxy must not gather what is told piece by piece.
    if (shape.type === eventStream) reply.header('x-accel-buffering', 'no');
    return reply.type(shape.type).send(answer);
  };
}

/** The member of the request's session; throws AuthError, or a refusal where the account is offline. */
async function signedIn(request: FastifyRequest, authenticate: Authenticate, id: CallId) {
  const { token, tokensso } = request.headers;
  const member = await authenticate({
    token: String(token ?? ''),
    tokenSso: String(tokensso ?? ''),
    browserHash: browserOf(request.headers),
  });
  // The member's own data are still answered: the client sees there why it has to end the session (STATE-03).
  if (!member.active && id !== 'member') throw new Refusal('accountOffline');
  return member;
}

/** A multipart body stays in the request for its route to read; it has no fields of its own. */
function fieldsOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? body : {};
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > longestKey) throw new Refusal('illegalRequest');
  return key;
}

function setCache(reply: FastifyReply, seconds: number): void {
  const vary = [reply.getHeader('vary'), 'lang', 'accept-encoding'].filter(Boolean).join(', ');
  reply.header('vary', vary).header('cache-control', seconds ? `public, max-age=${seconds}` : 'no-cache');
}

/**
 * Whether a page of another site sends this, and none that may call from a browser (fetch metadata). A browser says
 * `same-origin` for the app and `none` for an address that somebody typed; a client that is no browser says nothing.
 */
function isFromForeignSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  appOrigin: string | undefined,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return appOrigin === undefined || headers.origin !== appOrigin;
}

/**
 * Whether a call is one of those that the app asks for on behalf of a release (`x-calls`, as `GET /system/base,…`). Who
 * asks for nobody says nothing.
 */
function isListed({ headers }: FastifyRequest, { method, path }: Pick<Call, 'method' | 'path'>): boolean {
  const listed = headers['x-calls'];
  return listed === undefined || String(listed).split(',').includes(`${method} ${path}`);
}

/** The language of an answer: the `lang` header (API-06), else the `lang` field of a form, else English. */
export function languageOf(request: FastifyRequest): Language {
  if (isLanguage(request.headers.lang)) return request.headers.lang;
  const field = (request.body as { lang?: unknown } | null | undefined)?.lang;
  return isLanguage(field) ? field : defaultLanguage;
}
