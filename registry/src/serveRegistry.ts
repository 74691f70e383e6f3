import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createCommands } from './activation/commands';
import { createPassGate, type Gate } from './activation/passGate';
import { activationRoutes } from './activation/routes';
import { answerRefusals } from './http/answerRefusals';
import { sameOriginOnly } from './http/sameOriginOnly';
import { serveReleases } from './http/serveReleases';
import { openSignIn } from './operators/signIn';
import { sessionRoutes } from './operators/routes';
import { overviewRoutes } from './overview/routes';
import type { Registry } from './openRegistry';
import { Refusal } from './refusal';

export interface ServeOptions {
  registry: Registry;
  /** Looks at a release before it can run. Without one operators must set aside that nothing was looked at. */
  gate?: Gate;
  now?: () => number;
}

/**
 * Serves the signed document at `/registry.jws`, the files of all releases, which never change, under `/remotes`, and
 * what operators and teams do under `/registry/api`.
 */
export async function serveRegistry(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const { registry, gate = noGate, now = Date.now } = options;
  const signIn = await openSignIn({ directory: registry.directory, now });
  const passGate = createPassGate({ registry, gate });
  const commands = createCommands({ registry, passGate });
  const health = () => ({ health: {}, refusedDocuments: { signature: 0, malformed: 0, older: 0 } });

  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal('busy', 'Too many requests. Wait a minute.'),
  });
  await serveReleases(app, registry);
  await app.register(
    async (api) => {
      answerRefusals(api);
      sameOriginOnly(api);
      api.addHook('onSend', async (_request, reply) => {
        void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      });
      sessionRoutes(api, signIn);
      overviewRoutes(api, { registry, signIn, health });
      activationRoutes(api, { signIn, commands, passGate });
    },
    { prefix: '/registry/api' },
  );
}

const noGate: Gate = async () => [
  { id: 'gate', level: 'soft', text: 'Nothing was looked at: this registry knows no shell to check with.' },
];
