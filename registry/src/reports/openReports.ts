import type { RegistryOverview, RemoteWeeks } from '@members/office-contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryLog } from '../log/openRegistryLog';
import { replaceFile } from '../log/replaceFile';
import { findRelease } from '../log/state';
import { countInTrial, type Trials } from './canaryTrial';
import { addReport, errorsOf, healthOf, hourMs, noFigures, type ReleaseFigures } from './releaseFigures';
import type { Report } from './reportSchema';
import { weeksOf, withReported, type RemoteDays } from './weeks';

const saveEveryMs = 30_000;
/** The newest refused documents are kept, this many. */
const maxDocuments = 1000;

type DocumentProblem = keyof RegistryOverview['refusedDocuments'];

/** The saved form. A crash loses what was reported since it was last saved, which decides nothing but canaries. */
interface Figures {
  /** By remote and release. */
  releases: Record<string, Record<string, ReleaseFigures>>;
  /** By remote. */
  days: Record<string, RemoteDays>;
  documents: { at: number; problem: DocumentProblem }[];
  trials: Trials;
}

export type Reports = Awaited<ReturnType<typeof openReports>>;

/** Adds up what shells report about published releases. Keeps nothing about members. */
export async function openReports({
  registry,
  now,
  onError,
}: {
  registry: RegistryLog;
  now: () => number;
  onError: (error: unknown) => void;
}) {
  const file = join(registry.directory, 'reports.json');
  const saved: Partial<Figures> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const figures: Figures = { releases: {}, days: {}, documents: [], trials: {}, ...saved };
  let changed = false;

  async function save(): Promise<void> {
    if (!changed) return;
    changed = false;
    await replaceFile(file, JSON.stringify(figures));
  }
  const timer = setInterval(() => void save().catch(onError), saveEveryMs);
  timer.unref();

  return {
    trials: (): Trials => figures.trials,
    add({ releases, documents = [] }: Report): void {
      changed = true;
      const state = registry.state();
      for (const reported of releases) {
        const { name, releaseId } = reported;
        if (!findRelease(state, name, releaseId)) continue;
        const ofRemote = (figures.releases[name] ??= {});
        addReport((ofRemote[releaseId] ??= noFigures()), reported, now());
        const days = (figures.days[name] = withReported(figures.days[name] ?? {}, reported, now()));
        for (const id of Object.keys(ofRemote)) if (!days[id]) delete ofRemote[id];
        countInTrial(figures.trials, state.remotes[name], {
          reported,
          ratio: state.canarySettings.ratio,
        });
      }
      const kept = figures.documents.filter(({ at }) => at > now() - hourMs);
      const added = documents.map(({ problem }) => ({ at: now(), problem }));
      figures.documents = [...kept, ...added].slice(-maxDocuments);
    },
    overview(): Pick<RegistryOverview, 'health' | 'refusedDocuments'> {
      const health = Object.entries(figures.releases).map(([name, releases]) => [
        name,
        Object.fromEntries(
          Object.entries(releases)
            .map(([id, release]) => [id, healthOf(release, now())] as const)
            .filter(([, { series }]) => series.length > 0),
        ),
      ]);
      const count = (problem: DocumentProblem) =>
        figures.documents.filter((each) => each.problem === problem && each.at > now() - hourMs).length;
      return {
        health: Object.fromEntries(health),
        refusedDocuments: {
          signature: count('signature'),
          malformed: count('malformed'),
          older: count('older'),
        },
      };
    },
    /** Eight weeks of a remote, by release. */
    weeks: (name: string): RemoteWeeks =>
      Object.fromEntries(
        Object.entries(figures.days[name] ?? {}).map(([id, days]) => [
          id,
          { ...weeksOf(days), errors: errorsOf(figures.releases[name]?.[id]?.errors ?? []) },
        ]),
      ),
    async close(): Promise<void> {
      clearInterval(timer);
      await save();
    },
  };
}
