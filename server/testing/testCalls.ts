import {
  authErrorTexts,
  callOf,
  decodeData,
  encodeBase64,
  readShape,
  writeParams,
  type Answer,
  type CallId,
  type Envelope,
  type Language,
  type Params,
  type Session,
} from '@members/contract';
import type { FastifyInstance } from 'fastify';

export interface CallOptions {
  session?: Session;
  language?: Language;
  headers?: Record<string, string>;
  /** POST for the POST twin of a GET call. */
  method?: 'GET' | 'POST';
}

export interface TestAnswer<Id extends CallId> {
  code: number;
  message: string;
  /** In this project's words; `null` unless code is 200. */
  answer: Answer<Id> | null;
  headers: Record<string, unknown>;
}

/** Sends calls in the name of one member, or of nobody. */
export type TestClient = <Id extends CallId>(
  id: Id,
  params?: Params<Id> | WireFields,
  headers?: Record<string, string>,
) => Promise<Omit<TestAnswer<Id>, 'headers'>>;

interface RequestOptions {
  fields?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export interface TestCalls {
  /** One call with parameters as a client gives them. */
  call<Id extends CallId>(
    id: Id,
    params: Params<Id> | WireFields,
    options?: CallOptions,
  ): Promise<TestAnswer<Id>>;
  /** One raw request; `fields` become the query or the form. */
  send(
    method: 'GET' | 'POST',
    path: string,
    options?: RequestOptions,
  ): Promise<Envelope & { status: number; headers: Record<string, unknown> }>;
  /** The body of a raw answer. */
  text(path: string, options?: RequestOptions): Promise<string>;
  as(memberId: number | null): Promise<TestClient>;
}

export const authErrorMessage = authErrorTexts.others;

export const sessionHeaders = ({ memberId, token }: Session) => ({
  token: encodeBase64(String(memberId)),
  tokensso: token,
});

const wire = Symbol('fields of the wire');
type WireFields = { readonly [wire]: Record<string, string> };
/** Fields by their names on the wire, for requests that no client of ours would send. */
export const onTheWire = (fields: Record<string, string>): WireFields => ({ [wire]: fields });
const isWire = (params: unknown): params is WireFields =>
  typeof params === 'object' && params !== null && wire in params;

/** Calls and raw requests of a server, without a network. */
export function createTestCalls(
  app: FastifyInstance,
  sessionOf: (memberId: number) => Promise<Session>,
): TestCalls {
  async function inject(method: 'GET' | 'POST', path: string, { fields = {}, headers = {} }: RequestOptions) {
    const form = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString();
    return method === 'GET'
      ? app.inject({ method, url: `/api${path}${form && `?${form}`}`, headers })
      : app.inject({
          method,
          url: `/api${path}`,
          payload: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        });
  }

  const send: TestCalls['send'] = async (method, path, request = {}) => {
    const response = await inject(method, path, request);
    return { ...response.json<Envelope>(), status: response.statusCode, headers: response.headers };
  };

  const call: TestCalls['call'] = async (id, params, { session, language, headers, method } = {}) => {
    const { msg, data, ...answered } = await send(method ?? callOf(id).method, callOf(id).path, {
      fields: isWire(params) ? params[wire] : writeParams(callOf(id).params, params),
      headers: {
        ...(language && { lang: language }),
        ...(session && sessionHeaders(session)),
        ...headers,
      },
    });
    const answer = answered.code === 200 ? (readShape(callOf(id).answer, decodeData(data)) as never) : null;
    return { code: answered.code, message: msg, answer, headers: answered.headers };
  };

  return {
    call,
    send,
    text: async (path, request = {}) => (await inject('GET', path, request)).body,
    async as(memberId) {
      const session = memberId === null ? undefined : await sessionOf(memberId);
      return async (id, params, sent) => {
        const { code, message, answer } = await call(id, params as never, { session, headers: sent });
        return { code, message, answer };
      };
    },
  };
}
