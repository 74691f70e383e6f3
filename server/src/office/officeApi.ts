import {
  Declined,
  type OfficeCall,
  type OfficeCallId,
  type RefusalAnswer,
  type RefusalKey,
  type Right,
} from '@members/office-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logged } from '../http';
import { requireRemote, requireRight, type CallOffice } from './callHandler';
import { officeHostOnly, officePagesOnly } from './officeOnly';
import { FileAnswer } from './route';
import type { OfficeSignIn, Operator } from './signIn';

/** Answers the operator of a request who has a right and is not of a team. Rejects with Declined. */
export type Guard = (request: FastifyRequest, right: Right) => Promise<Operator>;

/** What is no call, such as an upload whose bytes come piece by piece: it asks `guard` for every request. */
export type OfficePlugin = (app: FastifyInstance, guard: Guard) => Promise<void>;

export interface OfficeApiOptions {
  /** Those that it answers, by their names. */
  calls: Readonly<Record<string, OfficeCall>>;
  callOffice: CallOffice;
  plugins?: readonly OfficePlugin[];
  signIn: OfficeSignIn;
  /** Exact origin by which operators reach it, e.g. `https://office.example.com`. */
  origin: string;
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
 * An API of the office: JSON, on the office's own origin alone. Answers 200 with what the call declares, 202
 * `{ proposal }` for what waits for a second operator, and a RefusalAnswer for everything else.
 */
export async function officeApi(app: FastifyInstance, options: OfficeApiOptions): Promise<void> {
  const { origin, calls, plugins = [], signIn } = options;
  officeHostOnly(app, origin);
  officePagesOnly(app, origin);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((error, request, reply) => {
    const declined = declinedOf(error);
    if (!declined) request.log.error({ fault: logged(error) }, 'a call of the office failed');
    const { key, values, message, details } = declined ?? new Declined('failed');
    const answer: RefusalAnswer = { key, values, text: message, ...details };
    void reply.code(statuses[key] ?? 409).send(answer);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { key, values, message } = new Declined('missing', { what: 'such address' });
    void reply.code(404).send({ key, values, text: message } satisfies RefusalAnswer);
  });
  for (const [id, { method, path, bodyBytes }] of Object.entries(calls)) {
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      handler: (request, reply) => answer(id as OfficeCallId, { request, reply, ...options }),
    });
  }
  const guard: Guard = async (request, right) => {
    const operator = await signIn.operatorOf(request);
    requireRight(operator, right);
    requireRemote(operator, undefined);
    return operator;
  };
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope, guard));
}

async function answer(
  id: OfficeCallId,
  { callOffice, signIn, request, reply }: OfficeApiOptions & { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const sent = request.method === 'GET' ? request.query : (request.body ?? {});
  const outcome = await callOffice(id, sent, {
    operator: () => signIn.operatorOf(request),
    requireFreshCode: (operator) => signIn.requireFreshCode(request, operator),
    exchange: { request, reply },
  });
  if ('proposal' in outcome) return reply.code(202).send({ proposal: { id: outcome.proposal } });
  const { answer: done } = outcome;
  if (!(done instanceof FileAnswer)) return reply.send(done ?? {});
  return reply
    .type(done.type)
    .header('content-disposition', `attachment; filename="${done.name}"`)
    .send(done.body);
}

/** What Fastify refuses by itself, such as a body that is no JSON, is the sender's mistake. */
function declinedOf(error: unknown): Declined | null {
  if (error instanceof Declined) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 429) return new Declined('tooMany');
  return statusCode >= 400 && statusCode < 500 ? new Declined('illegal', { fields: 'everything' }) : null;
}
