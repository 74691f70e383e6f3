import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalAnswer } from '../http/api';
import { operatorsFile, readOperators, writeOperators } from '../operators/operatorsFile';
import type { Right } from '../operators/right';
import { codeAt, makeOperator } from '../operators/secrets';
import { openRegistry, type Registry } from '../openRegistry';
import { serveRegistry, type ServeOptions } from '../serveRegistry';
import { builtRemote } from './builtRemote';

const by = { actor: { kind: 'team', name: 'video' }, why: 'A test' } as const;

/** An answer of the registry's API: its status, and what it says. */
export interface Answer<T = unknown> {
  status: number;
  body: T & Partial<RefusalAnswer>;
}

/** Calls the API as one who is signed in, or as nobody. */
export type Call = <T = unknown>(method: string, path: string, body?: object) => Promise<Answer<T>>;

/** A registry in a directory of its own, served over HTTP, with a clock that stands still until it is moved. */
export async function createRig(options: Omit<ServeOptions, 'registry' | 'now'> = {}) {
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

  /** The cookie of a new operator who has signed in. */
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
    /** A new operator, signed in. */
    operator: async (name?: string, rights?: readonly Right[]): Promise<Call> =>
      call(await session(name, rights)),
    /** Publishes builds of a remote; the first of them runs if nothing did. */
    async publish(buildIds: readonly string[], name = 'mfe-video') {
      for (const buildId of buildIds) {
        await registry.publish(await builtRemote(directory, { name, buildId }), by);
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

export type Rig = Awaited<ReturnType<typeof createRig>>;
