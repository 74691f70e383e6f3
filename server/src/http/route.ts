import type { Answer, CallId, calls, Language, ServerParams } from '@members/contract';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { LiveAnswer } from './liveAnswer';

/** Who a session belongs to. */
export interface SignedInMember {
  id: number;
  /** False for a member whose account is offline; only call 20 is answered then. */
  active: boolean;
  /** SHA-256 of the session's token, to tell this session from the member's others. */
  sessionHash: Buffer;
}

/** What an answer that is the same for everybody may depend on. */
interface SharedContext<Id extends CallId> {
  params: ServerParams<Id>;
  language: Language;
}

interface PublicContext<Id extends CallId> extends SharedContext<Id> {
  /** The `Idempotency-Key` header, at most 128 characters, or `null`. */
  idempotencyKey: string | null;
  /** Where the request comes from. */
  address: string;
  request: FastifyRequest;
}

interface MemberContext<Id extends CallId> extends PublicContext<Id> {
  member: SignedInMember;
}

/** What a handler gets: the member exactly where the call is declared to need one. */
export type Context<Id extends CallId> = (typeof calls)[Id]['access'] extends 'member'
  ? MemberContext<Id>
  : PublicContext<Id>;

/** A plain text may be answered in pieces as they are read, or as they happen. */
type Answered<Id extends CallId> = (typeof calls)[Id]['answer']['kind'] extends 'plainText'
  ? Answer<Id> | Readable | LiveAnswer
  : Answer<Id>;

export type Handler<Id extends CallId> = (context: Context<Id>) => Promise<Answered<Id>> | Answered<Id>;

export interface Route {
  readonly id: CallId;
  /** One answer serves everybody who asks the same in the same language at the same time. */
  readonly shared: boolean;
  handle(context: MemberContext<CallId>): unknown;
}

/**
 * The server's end of one call. Everything that is known of the call from outside stands in its declaration in the
 * contract; the handler answers in this project's words, or throws a Refusal.
 *
 *     defineRoute('cities', ({ language }) => showcase.cities(language))
 */
export function defineRoute<Id extends CallId>(id: Id, handler: Handler<Id>): Route {
  return { id, shared: false, handle: (context) => handler(context as unknown as Context<Id>) };
}

/** Reads whose answer comes in an envelope. */
type SharedId = {
  [Id in CallId]: (typeof calls)[Id] extends { method: 'GET'; postTwin: false }
    ? (typeof calls)[Id]['answer']['kind'] extends 'plainText'
      ? never
      : Id
    : never;
}[CallId];

/**
 * The server's end of a read that answers everybody who may ask the same. Its handler doesn't know who asks, and runs
 * once for all who ask at the same time (`sharedAnswers.ts`).
 */
export function defineSharedRoute<Id extends SharedId>(
  id: Id,
  handler: (context: SharedContext<Id>) => Promise<Answer<Id>> | Answer<Id>,
): Route {
  return { id, shared: true, handle: (context) => handler(context as unknown as SharedContext<Id>) };
}
