import type { RefusalKey } from './refusals';
import type { ClientParams, ParamFields } from './wire/params';
import { nothing, type ShapeNode, type Value } from './wire/shape';

/** One call of the member API: all that client, server and documents know of it. */
export interface Call {
  /** Its name in this project. */
  readonly id: string;
  /** Its number among the forty of docs/requirements.md; calls that this project adds have none. */
  readonly no?: number;
  readonly method: 'GET' | 'POST';
  /** Behind `/api`, in the spelling that clients send. Servers match it case-insensitively (D65). */
  readonly path: string;
  /** Further paths that the server answers (D65). */
  readonly aliases: readonly string[];
  /** `member` needs a session (D17); such a call is not sent without one (D64). */
  readonly access: 'public' | 'member';
  readonly params: ParamFields;
  /** The call carries a file as multipart form data, in the field `file`. */
  readonly upload: boolean;
  readonly answer: ShapeNode;
  /** Business refusals of its own, beside an illegal request, a limit and the end of the session. */
  readonly refusals: readonly RefusalKey[];
  /** A GET that changes something: where the server says so, it is sent as a POST with a form (D58). */
  readonly postTwin: boolean;
  /** An `Idempotency-Key` header replays the first answer. */
  readonly idempotent: boolean;
  /**
   * It moves money, or changes what a member is known or paid by: sent for a remote only where the member has just pressed
   * something (decision 89).
   */
  readonly needsPress?: boolean;
  /**
   * It brings what the member has just confirmed in a dialog of the browser's, with a passkey: as good as a press. Where it
   * succeeds, the shell tells of it as of one.
   */
  readonly signed?: boolean;
  /** Its last answer stands in where there is no network. Never for what is secret or true for a moment only. */
  readonly kept: boolean;
  /** Requests per minute of one address and of one member; more are refused as 'Too many requests'. */
  readonly limits: { readonly perAddress?: number; readonly perMember?: number };
  /** Seconds for which anybody may keep the answer, by language; otherwise it is checked again every time. */
  readonly cacheSeconds: number;
}

const defaults = {
  aliases: [],
  access: 'public',
  params: {},
  upload: false,
  answer: nothing,
  refusals: [],
  postTwin: false,
  idempotent: false,
  kept: false,
  limits: {},
  cacheSeconds: 0,
} as const;

/**
 * Where a parameter of a read comes from: a text as it stands, a parameter of the address's query, or a field of the first
 * entry that another read answers, which the route names before. Parameters and fields have their names on the wire.
 */
export type ParamSource =
  | string
  | { readonly query: string }
  | { readonly read: string; readonly field: string };

/** The sources of each parameter. The first one that gives a text which is not empty is taken. */
export type ReadParams = Readonly<Record<string, readonly ParamSource[]>>;

/** What a route names as a read of its screen: enough to ask before the code that understands the answer is there. */
export type ReadAhead = Pick<Call, 'id' | 'path' | 'access'> & { readonly params?: ReadParams };

/** A call that changes nothing. */
export type ReadCall = Call & { readonly method: 'GET'; readonly postTwin: false };
/** A call that changes something: every POST, and the GETs that have a POST twin. */
export type WriteCall = Call & ({ readonly method: 'POST' } | { readonly postTwin: true });
/** A write of which an `Idempotency-Key` replays the first answer. */
export type IdempotentCall = WriteCall & { readonly idempotent: true };

export const isWrite = ({ method, postTwin }: Pick<Call, 'method' | 'postTwin'>): boolean =>
  method === 'POST' || postTwin;

/** Parameters of a call as a client gives them, `void` where it takes none. */
export type ParamsOf<C extends Call> = C['upload'] extends true
  ? { readonly file: Blob }
  : ClientParams<C['params']>;
/** What a call answers, in this project's words. */
export type AnswerOf<C extends Call> = Value<C['answer']>;

type Declaration = Partial<Omit<Call, 'id' | 'method' | 'path'>> & Pick<Call, 'path'>;
type Declared<Method, D> = { readonly method: Method } & Omit<typeof defaults, keyof D> & D;

/** Declares a call that is a GET. */
export const get = <const D extends Declaration>(declaration: D): Declared<'GET', D> =>
  ({ method: 'GET', ...defaults, ...declaration }) as never;

/** Declares a call that is a POST. */
export const post = <const D extends Declaration>(declaration: D): Declared<'POST', D> =>
  ({ method: 'POST', ...defaults, ...declaration }) as never;

/** Gives calls the names that they are declared under. */
export const named = <const Calls extends Readonly<Record<string, Omit<Call, 'id'>>>>(
  calls: Calls,
): { readonly [Id in keyof Calls]: Calls[Id] & { readonly id: Id } } =>
  Object.fromEntries(Object.entries(calls).map(([id, call]) => [id, { ...call, id }])) as never;
