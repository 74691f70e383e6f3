import { releaseCalls } from '@members/office-contract';
import type { OfficeAccess } from '@members/server';
import { createCallHandler, officeApi, type OfficeRoute } from '@members/server/office';
import type { FastifyInstance } from 'fastify';
import { createCommands } from './activation/commands';
import { activationOfficeRoutes } from './activation/officeRoutes';
import { administrationOfficeRoutes } from './administration/officeRoutes';
import { keepShellMaps } from './explain/keepShellMaps';
import { explainOfficeRoutes, shellMapsIn } from './explain/officeRoutes';
import type { Gate } from './gate/gate';
import { createGateChecks } from './gate/gateChecks';
import { overviewOfficeRoutes } from './overview/officeRoutes';
import { previewOfficeRoutes } from './previews/officeRoutes';
import { createPreviews } from './previews/previews';
import { recordDecisions } from './record/recordDecisions';
import type { ReleaseStore } from './releases/openReleaseStore';
import type { Reports } from './reports/openReports';

interface Office {
  /** Exact origin by which operators reach it, e.g. `https://office.example.com`. */
  origin: string;
  /** Who operators are, and the log of what they do. */
  access: OfficeAccess;
  /** Origin of the members' page. */
  appOrigin: string;
  registry: ReleaseStore;
  reports: Reports;
  gate: Gate;
  /** How long a request waits for the gate before it is told to ask again. */
  gateWaitMs?: number | undefined;
  /** The built shell, whose source maps are kept; by default stacks of the shell stay as they are. */
  shellDirectory?: string | undefined;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Serves the calls about releases under `/registry/api` of the office's origin; `/registry/` leads to their screens. */
export async function serveOffice(app: FastifyInstance, office: Office): Promise<void> {
  const { origin, access, appOrigin, registry, reports, gate, gateWaitMs, shellDirectory, now } = office;
  const { signIn, logKey } = access;
  const gateChecks = createGateChecks({ registry, gate, ...(gateWaitMs && { waitMs: gateWaitMs }) });
  const commands = createCommands({ registry, gateChecks });
  const { onError } = office;
  const decisions = await recordDecisions({ registry, record: access.recordOnce, onError });
  app.addHook('onClose', () => decisions.close());
  if (shellDirectory) await keepShellMaps(shellDirectory, shellMapsIn(registry.directory));
  for (const path of ['/registry', '/registry/'])
    app.get(path, (_request, reply) => reply.redirect('/releases', 308));

  /** What an operator has decided is on record before it is answered, also where the gate has refused it. */
  const onRecord = (route: OfficeRoute): OfficeRoute => ({
    ...route,
    async handle(context) {
      try {
        return await route.handle(context);
      } finally {
        await decisions.catchUp();
      }
    },
  });
  const callOffice = createCallHandler({
    calls: releaseCalls,
    routes: [
      ...overviewOfficeRoutes({ registry, reports, gateChecks, now }),
      ...explainOfficeRoutes({ registry }),
      ...[
        ...administrationOfficeRoutes({ registry }),
        ...previewOfficeRoutes({ previews: createPreviews({ registry, now }), appOrigin }),
        ...activationOfficeRoutes({ commands, gateChecks }),
      ].map(onRecord),
    ],
    ...{ logKey, now: () => new Date(now()) },
  });
  const api = { calls: releaseCalls, callOffice, signIn, origin };
  await app.register(officeApi, { prefix: '/registry/api', ...api });
}
