import type { ReleaseWeeks, Vital } from '@members/office-contract';
import { Gauge, Registry } from 'prom-client';
import type { RegistryState } from '../log/state';
import { evidenceAgainst, trialOf } from './canaryTrial';
import type { Reports } from './openReports';

type Role = 'active' | 'previous' | 'canary';
const metricOf: Readonly<Record<Vital, string>> = {
  lcp: 'lcp_seconds',
  inp: 'inp_seconds',
  press: 'press_seconds',
  mount: 'mount_seconds',
  cls: 'cls',
};

/**
 * How the releases do that run, in Prometheus' text format. Labels are a remote and the role of its release, so that
 * there are no more of them however many releases come. What counts belongs to the release that has the role: it starts
 * elsewhere when another one takes it.
 */
export function createReleaseMetrics({ state, reports }: { state: () => RegistryState; reports: Reports }) {
  const registers = [new Registry()];
  const gauge = (name: string, help: string, labelNames: string[] = ['remote', 'role']) =>
    new Gauge({ name: `members_release_${name}`, help, labelNames, registers });
  const loads = gauge('loads', 'Loads of the release that were reported in eight weeks.');
  const failures = gauge('failures', 'Failures of the release that were reported in eight weeks, by phase.', [
    'remote',
    'role',
    'phase',
  ]);
  const quartiles = Object.fromEntries(
    Object.entries(metricOf).map(([vital, name]) => [
      vital,
      gauge(`${name}_p75`, `What three of four pages reach today: ${vital}.`),
    ]),
  ) as Record<Vital, Gauge>;
  const evidence = gauge('canary_evidence', 'What speaks against a canary; at 100 it is taken back.', [
    'remote',
  ]);

  function set(labels: { remote: string; role: Role }, weeks: ReleaseWeeks): void {
    loads.set(labels, weeks.loads);
    for (const [phase, count] of Object.entries(weeks.failuresByPhase))
      failures.set({ ...labels, phase }, count);
    for (const [vital, value] of Object.entries(weeks.days.at(-1)?.p75 ?? {}) as [Vital, number | null][])
      if (value !== null) quartiles[vital].set(labels, vital === 'cls' ? value : value / 1_000);
  }

  return {
    contentType: registers[0]!.contentType,
    async text(): Promise<string> {
      registers[0]!.resetMetrics();
      for (const [remote, { active, previous, canary }] of Object.entries(state().remotes)) {
        const weeks = reports.weeks(remote);
        const roles = { active, previous, canary: canary?.releaseId ?? null };
        for (const [role, id] of Object.entries(roles) as [Role, string | null][]) {
          const known = id === null ? undefined : weeks[id];
          if (known) set({ remote, role }, known);
        }
        if (canary) evidence.set({ remote }, evidenceAgainst(trialOf(reports.trials(), remote, canary)));
      }
      return registers[0]!.metrics();
    },
  };
}
