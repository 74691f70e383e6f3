import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { GateChecks } from '../gate/gateChecks';
import type { RegistryOverview, ReleaseNeeds, RemoteWeeks } from '../http/api';
import { readBody } from '../http/readBody';
import { logFile } from '../log/openRegistryLog';
import { releaseOf } from '../log/state';
import { operatorOf } from '../operators/routes';
import type { SignIn } from '../operators/signIn';
import type { ReleaseStore } from '../releases/openReleaseStore';
import { releaseUses } from '../releases/releaseUses';
import type { Reports } from '../reports/openReports';
import { logPage, overviewOf } from './overviewOf';

interface Parts {
  registry: ReleaseStore;
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
    const { remote } = await operatorOf(request, signIn, { unattended: true, forTeams: true });
    const sources = { state: registry.state(), log: registry.log(), reports, gateChecks, now: now() };
    return overviewOf({ ...sources, remote });
  });
  app.get<{ Params: { name: string } }>('/remotes/:name/weeks', async (request): Promise<RemoteWeeks> => {
    await operatorOf(request, signIn, { unattended: true });
    return reports.weeks(request.params.name);
  });
  app.get('/needs', async (request) => {
    await operatorOf(request, signIn);
    return { releases: await needsOf(registry) };
  });
  app.get('/log', async (request) => {
    const { remote } = await operatorOf(request, signIn, { forTeams: true });
    const { before } = readBody(pageSchema, request.query);
    return { entries: logPage(registry.log(), { before, remote, state: registry.state() }) };
  });
  app.get('/log.jsonl', async (request, reply) => {
    await operatorOf(request, signIn);
    return reply
      .type('application/jsonl')
      .header('content-disposition', 'attachment; filename="registry-log.jsonl"')
      .send(createReadStream(logFile(registry.directory)));
  });
}

/** What every release needs of a shell that a page may take from now on. */
async function needsOf(registry: ReleaseStore): Promise<ReleaseNeeds[]> {
  const state = registry.state();
  const running = Object.entries(state.remotes).flatMap(([name, { active, previous, canary }]) => [
    { name, releaseId: active, role: 'active' as const },
    ...(previous ? [{ name, releaseId: previous, role: 'before' as const }] : []),
    ...(canary ? [{ name, releaseId: canary.releaseId, role: 'canary' as const }] : []),
  ]);
  return Promise.all(
    running.map(async ({ name, releaseId, role }) => {
      const { shellContract, shared } = releaseOf(state, name, releaseId);
      const uses = await releaseUses(join(registry.releasesDirectory, name, releaseId));
      return { name, releaseId, role, shellContract, shared, uses };
    }),
  );
}
