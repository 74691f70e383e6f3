import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createCommands } from './activation/commands';
import { createPassGate, type Gate } from './activation/passGate';
import { activationRoutes } from './activation/routes';
import { createCanaryWatch } from './canary/createCanaryWatch';
import { answerRefusals } from './http/answerRefusals';
import { sameOriginOnly } from './http/sameOriginOnly';
import { serveConsole } from './http/serveConsole';
import { servePublisher } from './http/servePublisher';
import { serveReleases } from './http/serveReleases';
import { openSignIn } from './operators/signIn';
import { sessionRoutes } from './operators/routes';
import { overviewRoutes } from './overview/routes';
import type { Registry } from './openRegistry';
import { publishingRoutes } from './publishing/routes';
import { Refusal } from './refusal';
import { openReports } from './reports/openReports';
import { reportRoutes } from './reports/routes';
import { teamRoutes } from './teams/routes';

export interface ServeOptions {
  registry: Registry;
  /** Looks at a release before it can run. Without one operators must set aside that nothing was looked at. */
  gate?: Gate;
  /** The built console, served at `/registry/`; left out, there is none. */
  consoleDirectory?: string;
  /** The file `publish.mjs`, with which teams publish; without it there is none to fetch. */
  publisher?: string;
  now?: () => number;
}

/**
 * Serves the signed document at `/registry.jws`, the files of all releases, which never change, under `/remotes`, and
 * what operators and teams do under `/registry/api`.
 */
export async function serveRegistry(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const { registry, gate = noGate, now = Date.now } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the registry failed');
  const signIn = await openSignIn({ registry, now });
  const passGate = createPassGate({ registry, gate });
  const commands = createCommands({ registry, passGate });
  const reports = await openReports({ registry, now, onError });
  const canaries = createCanaryWatch({ registry, trials: reports.trials, now, onError });
  app.addHook('onClose', async () => {
    await canaries.close();
    await reports.close();
  });

  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal('busy', 'Too many requests. Wait a minute.'),
  });
  await serveReleases(app, registry);
  if (options.publisher) servePublisher(app, options.publisher);
  if (options.consoleDirectory) await serveConsole(app, options.consoleDirectory);
  await app.register((scope) => reportRoutes(scope, { reports, onReport: canaries.lookSoon }), {
    prefix: '/registry/reports',
  });
  await app.register(
    async (api) => {
      answerRefusals(api);
      sameOriginOnly(api);
      api.addHook('onSend', async (_request, reply) => {
        void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      });
      sessionRoutes(api, signIn);
      overviewRoutes(api, { registry, signIn, reports });
      teamRoutes(api, { registry, signIn });
      await publishingRoutes(api, { registry, now });
      activationRoutes(api, { signIn, commands, passGate });
    },
    { prefix: '/registry/api' },
  );
}

const noGate: Gate = async () => [
  { id: 'gate', level: 'soft', text: 'Nothing was looked at: this registry knows no shell to check with.' },
];
