import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import {
  callIds,
  callOf,
  decodeData,
  encodeBase64,
  readShape,
  writeParams,
  type Answer,
  type CallId,
  type Envelope,
  type Params,
} from '@members/contract';
import { memberApi } from '../../src/http';
import { ledgerRoutes } from '../../src/ledger';
import { createSessions } from '../../src/sessions';
import { createReturns } from '../../src/lottery/returns';
import { lotteryRoutes } from '../../src/lottery/routes';
import { createVerification } from '../../src/lottery/verification';
import { verificationRoutes } from '../../src/lottery/verificationRoutes';
import type { LotteryRig } from './rig';

export interface TestApi {
  /** A client of one member, over HTTP, as the api client would speak. */
  as(memberId: number | null, headers?: Record<string, string>): Promise<TestClient>;
  address: string;
  /** One GET below `/api`, of one member or of nobody: the answer as text. */
  get(path: string, memberId?: number): Promise<string>;
  /** One POST of a form below `/api` by nobody: the answer as text. */
  post(path: string, fields: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

export type TestClient = <Id extends CallId>(
  id: Id,
  params?: Params<Id> | Record<string, string>,
  headers?: Record<string, string>,
) => Promise<{ code: number; msg: string; answer: Answer<Id> | null }>;

/** The lottery's and the ledger's calls on a listening server, with real sessions. */
export async function startApi(rig: LotteryRig): Promise<TestApi> {
  const app = Fastify();
  const sessions = createSessions({ database: rig.database });
  const routes = [
    ...lotteryRoutes(rig.lottery, createReturns({ database: rig.database, now: rig.now })),
    ...verificationRoutes(createVerification(rig.database), rig.rounds),
    ...ledgerRoutes(rig.database.reader),
  ];
  await app.register(memberApi, {
    prefix: '/api',
    routes,
    without: callIds.filter((id) => !routes.some((route) => route.id === id)),
    authenticate: sessions.authenticate,
    origins: [],
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const signIn = (memberId: number) =>
    rig.database.transaction(async (transaction) => {
      const { token } = await sessions.open(transaction, { memberId, address: '127.0.0.1' });
      return { token: encodeBase64(String(memberId)), tokensso: token };
    });

  async function get(path: string, memberId?: number): Promise<string> {
    const headers = memberId === undefined ? undefined : await signIn(memberId);
    return (await fetch(`${address}/api${path}`, { headers })).text();
  }

  async function post(path: string, fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(fields);
    return (await fetch(`${address}/api${path}`, { method: 'POST', body })).text();
  }

  async function as(memberId: number | null): Promise<TestClient> {
    const session = memberId === null ? {} : await signIn(memberId);
    return async (id, params, headers = {}) => {
      const { method, path } = callOf(id);
      const wire = isWire(params) ? params : writeParams(callOf(id).params, params);
      const fields = new URLSearchParams(
        Object.entries(wire).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
      const url = `${address}/api${path}${method === 'GET' ? `?${fields}` : ''}`;
      const request = {
        method,
        headers: { ...session, ...headers },
        body: method === 'POST' ? fields : undefined,
      };
      const { code, msg, data } = (await (await fetch(url, request)).json()) as Envelope;
      const answer = code === 200 ? (readShape(callOf(id).answer, decodeData(data)) as never) : null;
      return { code, msg, answer };
    };
  }
  return { address, as, get, post, close: () => app.close() };
}

/** Fields given by their names on the wire, for requests that no client of ours would send. */
const wireMark = 'wire';
export const onTheWire = (fields: Record<string, string>) => ({ [wireMark]: 'yes', ...fields });
const isWire = (params: unknown): params is Record<string, string> =>
  typeof params === 'object' && params !== null && wireMark in params;

export const newKey = () => randomBytes(12).toString('hex');
