import {
  mayDo,
  officeCallIds,
  officeCalls,
  type OfficeCall,
  type OfficeCallId,
  type RefusalAnswer,
  type RefusalKey,
  type Right,
} from '@members/office-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { logged } from '../http';
import type { Act } from '../operatorLog';
import { officeHostOnly, officePagesOnly } from './officeOnly';
import type { Proposals } from './proposals';
import { Declined } from './refuse';
import { FileAnswer, type OfficeRoute } from './route';
import type { OfficeSignIn, Operator } from './signIn';

/** Answers the operator of a request who has a right. Rejects with Declined. */
export type Guard = (request: FastifyRequest, right: Right) => Promise<Operator>;

/** What is no call, such as an upload whose bytes come piece by piece: it asks `guard` for every request. */
export type OfficePlugin = (app: FastifyInstance, guard: Guard) => Promise<void>;

export interface OfficeApiOptions {
  routes: readonly OfficeRoute[];
  plugins?: readonly OfficePlugin[];
  signIn: OfficeSignIn;
  proposals: Proposals;
  /** Exact origin by which operators reach it, e.g. `https://office.example.com`. */
  origin: string;
  logKey: Buffer;
  now: () => Date;
}

const statuses: Partial<Record<RefusalKey, number>> = {
  signedOut: 401,
  forbidden: 403,
  elsewhere: 403,
  foreignPage: 403,
  codeNeeded: 403,
  wrongCode: 403,
  illegal: 422,
  tooMany: 429,
  failed: 500,
};

/**
 * The API of the office under `/api`: JSON, on the office's own origin alone. Answers 200 with what the call declares,
 * 202 `{ proposal }` for what waits for a second operator, and a RefusalAnswer for everything else.
 */
export async function officeApi(app: FastifyInstance, options: OfficeApiOptions): Promise<void> {
  const { origin, routes, plugins = [], signIn } = options;
  refuseMissing(routes);
  officeHostOnly(app, origin);
  officePagesOnly(app, origin);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((error, request, reply) => {
    const declined = declinedOf(error);
    if (!declined) request.log.error({ fault: logged(error) }, 'a call of the office failed');
    const { key, values, message } = declined ?? new Declined('failed');
    const answer: RefusalAnswer = { key, values, text: message };
    void reply.code(statuses[key] ?? 409).send(answer);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { key, values, message } = new Declined('missing', { what: 'such address' });
    void reply.code(404).send({ key, values, text: message } satisfies RefusalAnswer);
  });
  for (const route of routes) {
    const { method, path, bodyBytes }: OfficeCall = officeCalls[route.id];
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      handler: (request, reply) => answer(route, { request, reply, ...options }),
    });
  }
  const guard: Guard = async (request, right) => {
    const operator = await signIn.operatorOf(request);
    requireRight(operator, right);
    return operator;
  };
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope, guard));
}

async function answer(
  route: OfficeRoute,
  context: OfficeApiOptions & { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { request, reply, signIn, proposals, logKey, now } = context;
  const call = officeCalls[route.id];
  const operator = call.right === 'anybody' ? nobody : await signIn.operatorOf(request);
  if (call.right !== null && call.right !== 'anybody') requireRight(operator, call.right);
  const params = checked(call.params, call.method === 'GET' ? request.query : (request.body ?? {}));
  if (call.needsCode) await signIn.requireFreshCode(request, operator);
  const act: Act = { operator: operator.name, now: now(), logKey, records: call.records };
  const waits =
    call.twoPeople === 'always' ||
    (call.twoPeople === 'sometimes' && (await route.needsSecond(params, operator)));
  if (waits) {
    const id = await proposals.propose({ route, params, act });
    return reply.code(202).send({ proposal: { id } });
  }
  const done = await route.handle({ params, operator, act, request, reply } as Parameters<
    OfficeRoute['handle']
  >[0]);
  if (!(done instanceof FileAnswer)) return reply.send(done ?? {});
  return reply
    .type(done.type)
    .header('content-disposition', `attachment; filename="${done.name}"`)
    .send(done.body);
}

const nobody: Operator = { name: 'nobody', rights: [] };

function requireRight(operator: Operator, right: Parameters<typeof mayDo>[1]): void {
  if (!mayDo(operator.rights, right)) throw new Declined('forbidden', { right });
}

function checked(schema: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const fields = [...new Set(error.issues.map(({ path }) => path.join('.') || 'everything'))];
  throw new Declined('illegal', { fields: fields.join(', ') });
}

/** What Fastify refuses by itself, such as a body that is no JSON, is the sender's mistake. */
function declinedOf(error: unknown): Declined | null {
  if (error instanceof Declined) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 429) return new Declined('tooMany');
  return statusCode >= 400 && statusCode < 500 ? new Declined('illegal', { fields: 'everything' }) : null;
}

function refuseMissing(routes: readonly OfficeRoute[]): void {
  const counts = new Map<OfficeCallId, number>();
  for (const { id } of routes) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const id of officeCallIds)
    if (counts.get(id) !== 1)
      throw new Error(`The call ${id} of the office has ${counts.get(id) ?? 0} routes; it needs one.`);
}
