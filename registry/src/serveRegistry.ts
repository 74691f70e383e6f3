import fastifyRateLimit from '@fastify/rate-limit';
import type { OfficeAccess } from '@members/server';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createCanaryWatch } from './activation/canaryWatch';
import { createAlerts } from './alerts/createAlerts';
import type { ReleaseAlert } from './alerts/alert';
import type { Gate } from './gate/gate';
import { answerRefusals } from './http/answerRefusals';
import { rateLimits } from './http/rateLimits';
import { openPackages } from './packages/openPackages';
import { packageRoutes } from './packages/routes';
import { createPreviews } from './previews/previews';
import { previewRoutes } from './previews/routes';
import type { ReleaseStore } from './releases/openReleaseStore';
import { publishingRoutes } from './releases/routes';
import { serveReleases } from './releases/serveReleases';
import { createReleaseMetrics } from './reports/metrics';
import { openReports } from './reports/openReports';
import { reportRoutes } from './reports/routes';
import { serveOffice } from './serveOffice';

/** How often the registry looks whether its document is to be signed anew. */
const renewEveryMs = 10 * 60_000;

export interface ServeOptions {
  registry: ReleaseStore;
  /** Checks a release before it can run. Without a gate, operators must override a finding that says so. */
  gate?: Gate;
  /** How long an operator’s request waits for it, in ms, before it is told to ask again; 20 s unless given. */
  gateWaitMs?: number;
  /** The file `publish.mjs`, which teams fetch to publish; by default there is none. */
  publisher?: string;
  /** The folder with the packages that npm gets here; by default there are none. */
  packages?: string;
  /** Where operators work; without it nobody can sign in. */
  office?: OfficeOptions;
  /** Tells operators that a release was taken back or fails; by default nobody is told. It rejects where it can't. */
  tell?: ((alert: ReleaseAlert) => Promise<void>) | undefined;
  /** How long until it is told again, in ms, at first. */
  tellAgainMs?: number;
  now?: () => number;
}

export interface OfficeOptions {
  /** Listens on a port of its own, so that nothing of it is on the origin of the members' page. */
  app: FastifyInstance;
  /** Exact origin by which operators reach it, e.g. `https://office.example.com`. */
  origin: string;
  /** Who operators are, and the log of what they do. */
  access: OfficeAccess;
  /** Origin of the members' page. */
  appOrigin: string;
  /** The built shell, whose source maps are kept to explain stacks; by default there are none. */
  shellDirectory?: string;
}

/**
 * Serves what shells and teams need: the signed document at `/registry.jws`, the files of all releases under `/remotes`,
 * reports at `/registry/reports`, publishing at `/registry/api/releases` and `/registry/publish.mjs`, packages for npm at
 * `/registry/npm/`. What operators need is served by the app of the `office`, and nothing of it here.
 */
export async function serveRegistry(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const { registry, gate = noGate, gateWaitMs, publisher, office, tell, now = Date.now } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the registry failed');
  const renewal = setInterval(() => void registry.renewDocument().catch(onError), renewEveryMs);
  renewal.unref();
  const reports = await openReports({ registry, now, onError });
  const canaries = createCanaryWatch({ registry, trials: reports.trials, now, onError });
  const previews = createPreviews({ registry, now });
  const packages =
    options.packages && (await openPackages(options.packages, join(registry.directory, 'packages')));
  const alerts =
    tell && (await createAlerts({ registry, reports, tell, retryMs: options.tellAgainMs, now, onError }));
  app.addHook('onClose', async () => {
    clearInterval(renewal);
    await alerts?.close();
    await canaries.close();
    await reports.close();
  });

  await app.register(fastifyRateLimit, rateLimits);
  await serveReleases(app, registry);
  await app.register(
    async (scope) => {
      answerRefusals(scope);
      if (publisher) servePublisher(scope, publisher);
      if (packages) await scope.register((each) => packageRoutes(each, { packages }), { prefix: '/npm' });
      await scope.register((each) => previewRoutes(each, { registry, previews, now }), {
        prefix: '/previews',
      });
      await scope.register((each) => reportRoutes(each, { reports, onReport: canaries.judgeSoon }), {
        prefix: '/reports',
      });
      await scope.register((each) => publishingRoutes(each, { registry, now }), { prefix: '/api' });
    },
    { prefix: '/registry' },
  );
  if (office) {
    const { app: ofOffice, ...parts } = office;
    const metrics = createReleaseMetrics({ state: registry.state, reports });
    ofOffice.get('/metrics', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text()),
    );
    await ofOffice.register((scope) =>
      serveOffice(scope, { ...parts, registry, reports, gate, gateWaitMs, now, onError }),
    );
  }
}

/** Serves the program with which a team publishes. */
function servePublisher(app: FastifyInstance, file: string): void {
  app.get('/publish.mjs', (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'attachment; filename="publish.mjs"')
      .send(createReadStream(file)),
  );
}

const noGate: Gate = async () => [
  { id: 'gate', level: 'soft', text: 'Nothing was checked: this registry knows no shell to check in.' },
];
