import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createCanaryWatch } from './activation/canaryWatch';
import { createCommands } from './activation/commands';
import { activationRoutes } from './activation/routes';
import type { Gate } from './gate/gate';
import { createGateChecks } from './gate/gateChecks';
import { answerRefusals } from './http/answerRefusals';
import { sameOriginOnly } from './http/sameOriginOnly';
import { serveConsole, servePublisher } from './http/serveFiles';
import { Refusal } from './log/refusal';
import { sessionRoutes } from './operators/routes';
import { openSignIn } from './operators/signIn';
import { teamRoutes } from './operators/teamRoutes';
import { overviewRoutes } from './overview/routes';
import type { ReleaseStore } from './releases/openReleaseStore';
import { publishingRoutes } from './releases/routes';
import { serveReleases } from './releases/serveReleases';
import { openReports } from './reports/openReports';
import { reportRoutes } from './reports/routes';

export interface ServeOptions {
  registry: ReleaseStore;
  /** Checks a release before it can run. Without a gate, operators must override a finding that says so. */
  gate?: Gate;
  /** The built console, to be served at `/registry/`; by default there is none. */
  consoleDirectory?: string;
  /** The file `publish.mjs`, which teams fetch to publish; by default there is none. */
  publisher?: string;
  now?: () => number;
}

/**
 * Serves the signed document at `/registry.jws`, the files of all releases under `/remotes`, reports of shells at
 * `/registry/reports`, the API of operators and teams under `/registry/api`, and the console at `/registry/`.
 */
export async function serveRegistry(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const { registry, gate = noGate, now = Date.now } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the registry failed');
  const signIn = await openSignIn({ registry, now });
  const gateChecks = createGateChecks({ registry, gate });
  const commands = createCommands({ registry, gateChecks });
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
  await app.register((scope) => reportRoutes(scope, { reports, onReport: canaries.judgeSoon }), {
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
      activationRoutes(api, { signIn, commands, gateChecks });
    },
    { prefix: '/registry/api' },
  );
}

const noGate: Gate = async () => [
  { id: 'gate', level: 'soft', text: 'Nothing was checked: this registry knows no shell to check in.' },
];
