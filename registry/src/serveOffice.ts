import fastifyRateLimit from '@fastify/rate-limit';
import { officeHostOnly, officePagesOnly } from '@members/server';
import type { FastifyInstance } from 'fastify';
import { createCommands } from './activation/commands';
import { activationRoutes } from './activation/routes';
import { explainRoutes, shellMapsIn } from './explain/routes';
import { keepShellMaps } from './explain/keepShellMaps';
import type { Gate } from './gate/gate';
import { createGateChecks } from './gate/gateChecks';
import { answerRefusals } from './http/answerRefusals';
import { rateLimits } from './http/rateLimits';
import { serveConsole } from './http/serveConsole';
import { keyRoutes } from './operators/keyRoutes';
import { sessionRoutes } from './operators/routes';
import { openSignIn } from './operators/signIn';
import { teamRoutes } from './operators/teamRoutes';
import { overviewRoutes } from './overview/routes';
import { createPreviews } from './previews/previews';
import { previewDecisions } from './previews/routes';
import type { ReleaseStore } from './releases/openReleaseStore';
import type { Reports } from './reports/openReports';

interface Office {
  /** Exact origin by which operators reach it, e.g. `https://office.example.com`. */
  origin: string;
  registry: ReleaseStore;
  reports: Reports;
  gate: Gate;
  /** How long a request waits for the gate before it is told to ask again. */
  gateWaitMs?: number | undefined;
  /** The built console, to be served at `/registry/`; by default there is none. */
  consoleDirectory?: string | undefined;
  /** The built shell, whose source maps are kept; by default stacks of the shell stay as they are. */
  shellDirectory?: string | undefined;
  now: () => number;
}

/**
 * Serves what operators need of the registry on an origin of its own, where nothing else is: the console at
 * `/registry/` and its API under `/registry/api`.
 */
export async function serveOffice(app: FastifyInstance, office: Office): Promise<void> {
  const { origin, registry, reports, gate, gateWaitMs, consoleDirectory, now } = office;
  const signIn = openSignIn({ registry, secure: origin.startsWith('https:'), now });
  const gateChecks = createGateChecks({ registry, gate, ...(gateWaitMs && { waitMs: gateWaitMs }) });
  const commands = createCommands({ registry, gateChecks });
  await app.register(fastifyRateLimit, rateLimits);
  answerRefusals(app);
  officeHostOnly(app, origin);
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });
  const { shellDirectory } = office;
  if (shellDirectory) await keepShellMaps(shellDirectory, shellMapsIn(registry.directory));
  if (consoleDirectory) await serveConsole(app, consoleDirectory);
  await app.register(
    async (api) => {
      officePagesOnly(api, origin);
      api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      sessionRoutes(api, signIn);
      overviewRoutes(api, { gateChecks, registry, signIn, reports, now });
      explainRoutes(api, { registry, signIn });
      teamRoutes(api, { registry, signIn });
      keyRoutes(api, { registry, signIn });
      previewDecisions(api, { previews: createPreviews({ registry, now }), signIn });
      activationRoutes(api, { registry, signIn, commands, gateChecks });
    },
    { prefix: '/registry/api' },
  );
}
