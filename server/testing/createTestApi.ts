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
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemberApi, type MemberApiDependencies } from '../src/createMemberApi';
import { createLocalBeacon } from '../src/draws';
import { createHttpServer } from '../src/http';
import { credit } from '../src/ledger';
import { createRounds, type Rounds } from '../src/lottery';
import { readVariables } from '../src/variables';
import { createTestDatabase, type TestDatabase } from './createTestDatabase';

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

export interface TestApi {
  app: FastifyInstance;
  database: TestDatabase;
  /** Advanced by the test: no clock runs. */
  rounds: Rounds;
  /** One call with parameters as a client gives them. */
  call<Id extends CallId>(id: Id, params: Params<Id>, options?: CallOptions): Promise<TestAnswer<Id>>;
  /** One raw request; `fields` become the query or the form. */
  send(
    method: 'GET' | 'POST',
    path: string,
    options?: { fields?: Record<string, unknown>; headers?: Record<string, string> },
  ): Promise<Envelope & { status: number; headers: Record<string, unknown> }>;
  /** A new member with a session and, if asked, money from a recharge. */
  signUp(member?: { username?: string; balanceMinor?: number }): Promise<Session & { username: string }>;
  /** Listens on loopback and answers with the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export const testPassword = 'secret-1';
export const testSsoSecret = 'the key of single sign-on in tests';
export const testInviteCode = 'TESTING';
export const authErrorMessage = authErrorTexts.others;

export const sessionHeaders = ({ memberId, token }: Session) => ({
  token: encodeBase64(String(memberId)),
  tokensso: token,
});

/** The member API on a database of its own, called without a network unless `listen` is used. */
export async function createTestApi(
  overrides: Partial<Omit<MemberApiDependencies, 'database'>> = {},
): Promise<TestApi> {
  const database = await createTestDatabase();
  await database.transaction(async (transaction) => {
    await transaction.insertInto('invite_codes').values({ code: testInviteCode }).execute();
  });
  const app = createHttpServer({ logLevel: readVariables(process.env, ['TEST_LOG_LEVEL']).TEST_LOG_LEVEL });
  const dataDir = mkdtempSync(join(tmpdir(), 'members-api-'));
  const { beacon = createLocalBeacon({ dataDir }), now } = overrides;
  const { rounds = createRounds({ database, beacon, now }) } = overrides;
  await app.register(
    createMemberApi({
      database,
      passwordPepper: 'test pepper',
      ssoSecret: testSsoSecret,
      clipSecret: 'the key of clip addresses in tests',
      ...overrides,
      beacon,
      rounds,
    }),
  );
  await app.ready();

  const inject = async (options: InjectOptions) => {
    const response = await app.inject(options);
    return { ...response.json<Envelope>(), status: response.statusCode, headers: response.headers };
  };

  const send: TestApi['send'] = (method, path, { fields = {}, headers = {} } = {}) => {
    const form = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString();
    return method === 'GET'
      ? inject({ method, url: `/api${path}${form && `?${form}`}`, headers })
      : inject({
          method,
          url: `/api${path}`,
          payload: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        });
  };

  const call: TestApi['call'] = async (id, params, options = {}) => {
    const { session, language, headers = {}, method = callOf(id).method } = options;
    const fields = writeParams(callOf(id).params, params);
    const {
      code,
      msg,
      data,
      headers: answered,
    } = await send(method, callOf(id).path, {
      fields,
      headers: {
        ...(language && { lang: language }),
        ...(session && sessionHeaders(session)),
        ...headers,
      },
    });
    const answer = code === 200 ? (readShape(callOf(id).answer, decodeData(data)) as never) : null;
    return { code, message: msg, answer, headers: answered };
  };

  let signedUp = 0;
  const signUp: TestApi['signUp'] = async ({ username = `member${++signedUp}`, balanceMinor = 0 } = {}) => {
    const { answer, message } = await call('register', {
      username,
      password: testPassword,
      inviteCode: testInviteCode,
      language: 'en_us',
    });
    if (!answer) throw new Error(`${username} was not registered: ${message}`);
    const { memberId } = answer;
    if (balanceMinor > 0) {
      await database.transaction((transaction) =>
        credit(transaction, { kind: 'recharge', memberId, amountMinor: balanceMinor, now: new Date() }),
      );
    }
    return { ...answer, username };
  };

  return {
    app,
    database,
    rounds,
    send,
    call,
    signUp,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
