import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import type { GateChecks } from '../gate/gateChecks';
import type { RegistryOverview, RemoteWeeks } from '../http/api';
import { readBody } from '../http/readBody';
import { logFile, type RegistryLog } from '../log/openRegistryLog';
import { operatorOf } from '../operators/routes';
import type { SignIn } from '../operators/signIn';
import type { Reports } from '../reports/openReports';
import { logPage, overviewOf } from './overviewOf';

interface Parts {
  registry: RegistryLog;
  signIn: SignIn;
  reports: Reports;
  gateChecks: GateChecks;
  now: () => number;
}

const pageSchema = z.object({ before: z.coerce.number().int().min(1).optional() });

/** What operators can read, under `/registry/api`. */
export function overviewRoutes(
  app: FastifyInstance,
  { registry, signIn, reports, gateChecks, now }: Parts,
): void {
  app.get('/state', async (request): Promise<RegistryOverview> => {
    // The console refreshes it by itself.
    await operatorOf(request, signIn, { unattended: true });
    return overviewOf({ state: registry.state(), log: registry.log(), reports, gateChecks, now: now() });
  });
  app.get<{ Params: { name: string } }>('/remotes/:name/weeks', async (request): Promise<RemoteWeeks> => {
    await operatorOf(request, signIn, { unattended: true });
    return reports.weeks(request.params.name);
  });
  app.get('/log', async (request) => {
    await operatorOf(request, signIn);
    return { entries: logPage(registry.log(), readBody(pageSchema, request.query).before) };
  });
  app.get('/log.jsonl', async (request, reply) => {
    await operatorOf(request, signIn);
    return reply
      .type('application/jsonl')
      .header('content-disposition', 'attachment; filename="registry-log.jsonl"')
      .send(createReadStream(logFile(registry.directory)));
  });
}
