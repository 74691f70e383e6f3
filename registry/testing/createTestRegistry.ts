import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalAnswer } from '../src/http/api';
import type { Right } from '../src/log/change';
import { operatorsFile, readOperators, writeOperators } from '../src/operators/operatorsFile';
import { codeAt, makeOperator } from '../src/operators/secrets';
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

/** Starts a registry in a directory of its own, over HTTP, with a clock that stands still until a test moves it. */
export async function createTestRegistry(options: Omit<ServeOptions, 'registry' | 'now'> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'members-registry-'));
  const clock = { now: Date.now() };
  let registry: Registry;
  let app: FastifyInstance;

  async function start() {
    registry = await openRegistry(join(directory, 'registry'));
    app = Fastify();
    await app.register((scope) =>
      serveRegistry(scope, { gate: async () => [], ...options, registry, now: () => clock.now }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
  }

  async function stop() {
    await app.close();
    await registry.close();
  }

  await start();
  const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const call =
    (cookie: string | undefined): Call =>
    async (method, path, body) => {
      const response = await fetch(`${url()}/registry/api/${path}`, {
        method,
        headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') };
    };

  async function addOperator(name: string, rights: readonly Right[] = ['activate', 'administer']) {
    const file = operatorsFile(registry.directory);
    const made = await makeOperator(name, rights);
    await writeOperators(file, [...(await readOperators(file)), made.operator]);
    return made;
  }

  /** Adds an operator, signs them in and returns the session's cookie. */
  async function session(name = 'ana', rights?: readonly Right[]): Promise<string> {
    const { password, operator: made } = await addOperator(name, rights);
    const code = codeAt(made.codeSecret, clock.now);
    const response = await fetch(`${url()}/registry/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password, code }),
    });
    return response.headers.get('set-cookie')!.split(';')[0]!;
  }

  return {
    directory,
    clock,
    url,
    registry: () => registry,
    nobody: call(undefined),
    call,
    addOperator,
    session,
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
