import { freePorts } from '@members/tooling/freePorts';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalAnswer } from '../src/http/api';
import type { Right } from '../src/log/change';
import { operatorsFile, readOperators, writeOperators } from '../src/operators/operatorsFile';
import { codeAt, makeOperator, type NewOperator } from '../src/operators/secrets';
import { openRegistry, type Registry } from '../src/openRegistry';
import { serveRegistry, type ServeOptions } from '../src/serveRegistry';
import { writeBuiltRemote } from './writeBuiltRemote';

const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;

/** A response of the registry's API. */
export interface ApiResponse<T = unknown> {
  status: number;
  body: T & Partial<RefusalAnswer>;
}

/** Calls the API as an operator who is signed in, or as nobody. */
export type Call = <T = unknown>(method: string, path: string, body?: object) => Promise<ApiResponse<T>>;

/** Starts a registry in a directory of its own, over HTTP on its two origins, with a clock that stands still until a test moves it. */
export async function createTestRegistry(
  options: Pick<ServeOptions, 'gate' | 'gateWaitMs' | 'publisher' | 'packages' | 'tell' | 'tellAgainMs'> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'members-registry-'));
  const clock = { now: Date.now() };
  let registry: Registry;
  let app: FastifyInstance;
  let office: FastifyInstance;
  const [port, officePort] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const officeUrl = `http://127.0.0.1:${officePort}`;

  async function start() {
    registry = await openRegistry(join(directory, 'registry'), { now: () => clock.now });
    [app, office] = [Fastify(), Fastify()];
    await app.register((scope) =>
      serveRegistry(scope, {
        gate: async () => [],
        ...options,
        registry,
        office: { app: office, origin: officeUrl },
        now: () => clock.now,
      }),
    );
    await app.listen({ port, host: '127.0.0.1' });
    await office.listen({ port: officePort, host: '127.0.0.1' });
  }

  async function stop() {
    await Promise.all([app.close(), office.close()]);
    await registry.close();
  }

  await start();

  const call =
    (cookie: string | undefined): Call =>
    async (method, path, body) => {
      const response = await fetch(`${officeUrl}/registry/api/${path}`, {
        method,
        headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') };
    };

  async function addOperator(
    name: string,
    rights: readonly Right[] = ['activate', 'administer'],
    remote?: string,
  ) {
    const file = operatorsFile(registry.directory);
    const made = await makeOperator(name, rights, remote);
    await writeOperators(file, [...(await readOperators(file)), made.operator]);
    return made;
  }

  const session = async (name = 'ana', rights?: readonly Right[]): Promise<string> =>
    sessionOf(await addOperator(name, rights));

  /** Signs an operator in and returns the session's cookie. */
  async function sessionOf({ operator: { name, codeSecret }, password }: NewOperator): Promise<string> {
    // Each code is taken once.
    clock.now += 30_000;
    const code = codeAt(codeSecret, clock.now);
    const response = await fetch(`${officeUrl}/registry/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password, code }),
    });
    return response.headers.get('set-cookie')!.split(';')[0]!;
  }

  return {
    directory,
    clock,
    /** Where shells and teams reach it. */
    url: () => url,
    /** Where operators do. */
    officeUrl: () => officeUrl,
    registry: () => registry,
    nobody: call(undefined),
    call,
    addOperator,
    /** Adds an operator, signs them in and returns the session's cookie. */
    session,
    sessionOf,
    /** Signs an operator in on another device; returns calls in their name. */
    signedIn: async (made: NewOperator): Promise<Call> => call(await sessionOf(made)),
    /** Adds an operator and signs them in; returns calls in their name. */
    operator: async (name?: string, rights?: readonly Right[]): Promise<Call> =>
      call(await session(name, rights)),
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
