import { additions, type AdditionId, type Language } from '@members/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Refusal } from '../refusal';
import { succeeded } from './answer';
import { signedIn, type CallHandlerOptions } from './callHandler';
import { isFromForeignSite } from './foreignSite';
import { languageOf } from './language';
import type { SignedInMember } from './route';

export interface AdditionContext<Id extends AdditionId> {
  /** The fields of the query or form that the table names; a missing one is `''`. */
  fields: Readonly<Record<(typeof additions)[Id]['fields'][number], string>>;
  /** There exactly where the table says that the request needs a session. */
  member: (typeof additions)[Id]['access'] extends 'member' ? SignedInMember : undefined;
  language: Language;
}

/** The server's end of a request beside the 40 calls. */
export interface AdditionRoute {
  readonly id: AdditionId;
  readonly perMinute: number;
  handle(context: AdditionContext<AdditionId>): Promise<unknown>;
}

/** Plain text instead of an envelope, at once or in pieces as they are read. */
export class TextAnswer {
  constructor(
    readonly type: string,
    readonly text: string | Readable,
  ) {}
}

export function defineAddition<Id extends AdditionId>(
  id: Id,
  perMinute: number,
  handler: (context: AdditionContext<Id>) => Promise<unknown>,
): AdditionRoute {
  return { id, perMinute, handle: (context) => handler(context as unknown as AdditionContext<Id>) };
}

/** Registers additions with the limits, sessions, errors and envelope of the calls around them. */
export function registerAdditions(
  app: FastifyInstance,
  { additions: routes, ...options }: { additions: readonly AdditionRoute[] } & CallHandlerOptions,
): void {
  const { authenticate, limiter, origins } = options;
  for (const { id, perMinute, handle } of routes) {
    const { method, path, access, fields } = additions[id];
    const admit = limiter({ name: `${id} address`, perMinute });
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        if (method === 'POST' && isFromForeignSite(request, origins)) throw new Refusal('illegalRequest');
        if (!(await admit(request.ip))) throw new Refusal('tooManyRequests');
        const member = access === 'member' ? await signedIn(request, authenticate) : undefined;
        const language = languageOf(request);
        const answer = await handle({
          fields: readFields(request, fields) as never,
          member: member as never,
          language,
        });
        return answer instanceof TextAnswer
          ? reply.type(answer.type).send(answer.text)
          : reply.send(succeeded(answer));
      },
    });
  }
}

const longestField = 100;

function readFields(request: FastifyRequest, names: readonly string[]): Record<string, string> {
  const given = (request.method === 'POST' ? request.body : request.query) as
    Record<string, unknown> | undefined;
  return Object.fromEntries(
    names.map((name) => {
      const value = given?.[name] ?? '';
      if (typeof value !== 'string' || value.length > longestField) throw new Refusal('illegalRequest');
      return [name, value];
    }),
  );
}
