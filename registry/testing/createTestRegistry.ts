import { freePorts } from '@members/tooling/freePorts';
import {
  Declined,
  officeCalls,
  pathOf,
  type OfficeAnswer,
  type OfficeCallId,
  type OfficeParams,
  type RefusalAnswer,
  type Right,
} from '@members/office-contract';
import type { OfficeAccess, Operator } from '@members/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry, type Registry } from '../src/openRegistry';
import type { RecordedDecision } from '../src/record/operationOf';
import { serveRegistry, type ServeOptions } from '../src/serveRegistry';
import { writeBuiltRemote } from './writeBuiltRemote';

const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;
export const testLogKey = Buffer.alloc(32, 1);
/** The one-time code that counts in tests. */
export const testCode = '424242';
const freshMs = 5 * 60_000;

export interface Answered<Id extends OfficeCallId> {
  status: number;
  answer: OfficeAnswer<Id>;
  refusal: RefusalAnswer | null;
}

/** Sends a call of the office as an operator who is signed in, or as nobody. */
export type Call = <Id extends OfficeCallId>(
  id: Id,
  params: OfficeParams<Id>,
  code?: string,
) => Promise<Answered<Id>>;

interface TestRegistryOptions extends Pick<
  ServeOptions,
  'gate' | 'gateWaitMs' | 'publisher' | 'packages' | 'tell' | 'tellAgainMs'
> {
  /** Instead of operators whom a test names, and an operator log in memory. */
  access?: (officeUrl: string, ofTest: OfficeAccess) => OfficeAccess;
  /** What else is at the office's origin. */
  beside?: (officeUrl: string) => (app: FastifyInstance) => Promise<void>;
}

/** Starts a registry in a directory of its own, over HTTP on its two origins, with a clock that stands still until a test moves it. */
export async function createTestRegistry({ access: given, beside, ...options }: TestRegistryOptions = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'members-registry-'));
  const clock = { now: Date.now() };
  let registry: Registry;
  let app: FastifyInstance;
  let office: FastifyInstance;
  const [port, officePort] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const officeUrl = `http://127.0.0.1:${officePort}`;
  const sessions = new Map<string, { operator: Operator; codeAt: number }>();
  const recorded = new Map<string, RecordedDecision>();

  const sessionOf = (cookie = '') => {
    const session = sessions.get(/operator=([\w.-]+)/.exec(cookie)?.[1] ?? '');
    if (!session) throw new Declined('signedOut');
    return session;
  };
  const ofTest: OfficeAccess = {
    logKey: testLogKey,
    signIn: {
      operatorOf: async ({ headers }) => sessionOf(headers.cookie).operator,
      start: () => Promise.reject(new Declined('wrongSignIn')),
      end: async () => {},
      async requireFreshCode({ headers }) {
        const session = sessionOf(headers.cookie);
        if (clock.now - session.codeAt <= freshMs) return;
        if (headers['x-code'] === undefined) throw new Declined('codeNeeded');
        if (headers['x-code'] !== testCode) throw new Declined('wrongCode');
        session.codeAt = clock.now;
      },
    },
    recordOnce: async (operations) => {
      for (const operation of operations) recorded.set(operation.subject, operation);
    },
  };

  async function start() {
    registry = await openRegistry(join(directory, 'registry'), { now: () => clock.now });
    [app, office] = [Fastify(), Fastify()];
    await app.register((scope) =>
      serveRegistry(scope, {
        gate: async () => [],
        ...options,
        registry,
        office: {
          app: office,
          origin: officeUrl,
          access: given?.(officeUrl, ofTest) ?? ofTest,
          appOrigin: url,
        },
        now: () => clock.now,
      }),
    );
    if (beside) await office.register(beside(officeUrl));
    await app.listen({ port, host: '127.0.0.1' });
    await office.listen({ port: officePort, host: '127.0.0.1' });
  }

  async function stop() {
    await Promise.all([app.close(), office.close()]);
    await registry.close();
  }

  await start();

  const callAs =
    (cookie: string): Call =>
    async (id, params, code) => {
      const { method } = officeCalls[id];
      const sent = Object.entries(params as object).filter(([, value]) => value !== undefined);
      const query = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, String(value)]));
      const response = await fetch(`${officeUrl}${pathOf(id)}${method === 'GET' ? `?${query}` : ''}`, {
        method,
        headers: {
          cookie,
          ...(code && { 'x-code': code }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: JSON.stringify(params) }),
      });
      const { status, ok } = response;
      const json: unknown = JSON.parse((await response.text()) || '{}');
      return {
        status,
        answer: json as OfficeAnswer<typeof id>,
        refusal: ok ? null : (json as RefusalAnswer),
      };
    };

  /** Signs somebody in, with a one-time code just now, and returns the session's cookie. */
  function session(
    name = 'ana',
    rights: readonly Right[] = ['releases.change', 'administration.change'],
    remote?: string,
  ): string {
    const operator = { name, rights, ...(remote !== undefined && { remote }) };
    sessions.set(name, { operator, codeAt: clock.now });
    return `operator=${name}`;
  }

  return {
    directory,
    clock,
    /** Where shells and teams reach it. */
    url: () => url,
    /** Where operators do. */
    officeUrl: () => officeUrl,
    registry: () => registry,
    office: () => office,
    /** What the operator log was told, in its order; each line once. */
    recorded: () => [...recorded.values()],
    nobody: callAs(''),
    callAs,
    session,
    /** Signs somebody in; returns calls in their name. */
    operator: (...who: Parameters<typeof session>): Call => callAs(session(...who)),
    /** Publishes builds of a remote, and activates the first one if no release is active. */
    async publish(buildIds: readonly string[], name = 'mfe-video') {
      for (const buildId of buildIds) {
        await registry.publish(await writeBuiltRemote(directory, { name, buildId }), by);
        if (!registry.state().remotes[name]) await registry.activate(name, `1.2.3+${buildId}`, by);
      }
    },
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type TestRegistry = Awaited<ReturnType<typeof createTestRegistry>>;
