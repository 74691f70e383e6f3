import type { Answer, CallId, calls, Language } from '@members/contract';
import type { ServerParams } from '@members/contract/server';
import type { FastifyRequest } from 'fastify';

/** Who a session belongs to. */
export interface SignedInMember {
  id: number;
  /** False for a member whose account is offline; only call 20 is answered then. */
  active: boolean;
  /** SHA-256 of the session's token, to tell this session from the member's others. */
  sessionHash: Buffer;
}

interface PublicContext<Id extends CallId> {
  params: ServerParams<Id>;
  language: Language;
  /** The `Idempotency-Key` header, at most 128 characters, or `null`. */
  idempotencyKey: string | null;
  /** Where the request comes from. */
  address: string;
  request: FastifyRequest;
}

interface MemberContext<Id extends CallId> extends PublicContext<Id> {
  member: SignedInMember;
}

/** What a handler gets: the member exactly where the table says that the call needs one. */
export type Context<Id extends CallId> = (typeof calls)[Id]['access'] extends 'member'
  ? MemberContext<Id>
  : PublicContext<Id>;

export type Handler<Id extends CallId> = (context: Context<Id>) => Promise<Answer<Id>> | Answer<Id>;

export interface RoutePolicy {
  /** Requests per minute from one address; more are refused as 'Too many requests'. */
  perMinute?: number;
  /** Requests per minute of one member, for calls that need one. */
  perMemberMinute?: number;
  /** Seconds for which anybody may keep the answer, by language. Otherwise it is checked again every time. */
  cacheSeconds?: number;
}

export interface Route {
  readonly id: CallId;
  readonly policy: RoutePolicy;
  handle(context: MemberContext<CallId>): unknown;
}

/**
 * The server's end of one call of the contract. Path, aliases, method and access come from the table; the handler
 * answers in this project's words, or throws a Refusal.
 *
 *     defineRoute('cities', ({ language }) => showcase.cities(language))
 */
export function defineRoute<Id extends CallId>(
  id: Id,
  handler: Handler<Id>,
  policy: RoutePolicy = {},
): Route {
  return { id, policy, handle: (context) => handler(context as unknown as Context<Id>) };
}
