import type { ReleaseNeeds } from '@members/office-contract';
import { defineOfficeRoute, FileAnswer, type OfficeRoute } from '@members/server/office';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { GateChecks } from '../gate/gateChecks';
import { logFile } from '../log/openRegistryLog';
import { releaseOf } from '../log/state';
import type { ReleaseStore } from '../releases/openReleaseStore';
import { releaseUses } from '../releases/releaseUses';
import type { Reports } from '../reports/openReports';
import { keysOf } from './keysOf';
import { logPage, overviewOf } from './overviewOf';

interface Parts {
  registry: ReleaseStore;
  reports: Reports;
  gateChecks: GateChecks;
  now: () => number;
}

/** What operators can read. */
export function overviewOfficeRoutes({ registry, reports, gateChecks, now }: Parts): OfficeRoute[] {
  return [
    defineOfficeRoute('registryOverview', ({ operator: { remote } }) => {
      const sources = { state: registry.state(), log: registry.log(), reports, gateChecks, now: now() };
      return overviewOf({ ...sources, remote });
    }),
    defineOfficeRoute('releaseWeeks', ({ params: { name } }) => reports.weeks(name)),
    defineOfficeRoute('shellNeeds', async () => ({ releases: await needsOf(registry) })),
    defineOfficeRoute('registryLog', ({ params: { name, after }, operator }) => {
      const before = after === undefined ? undefined : Number(after) || 0;
      return logPage(registry.log(), { before, name, remote: operator.remote, state: registry.state() });
    }),
    defineOfficeRoute(
      'registryLogFile',
      () =>
        new FileAnswer(
          'registry-log.jsonl',
          'application/jsonl',
          createReadStream(logFile(registry.directory)),
        ),
    ),
    defineOfficeRoute('registryKeys', () => {
      const { issuedAt, expiresAt } = registry.document();
      return { keys: keysOf(registry), issuedAt, expiresAt };
    }),
  ];
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
