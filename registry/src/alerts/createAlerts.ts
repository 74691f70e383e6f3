import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryLog } from '../log/openRegistryLog';
import { replaceFile } from '../log/replaceFile';
import type { Reports } from '../reports/openReports';
import { alertOfEntry, alertOfHealth, type ReleaseAlert } from './alert';

const lookEveryMs = 5_000;
const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60_000;
/** How long the same release is not said to fail again. */
const quietMs = 60 * 60_000;

interface Options {
  registry: RegistryLog;
  reports: Reports;
  /** Rejects where nobody was told; then it is told again. */
  tell: (alert: ReleaseAlert) => Promise<void>;
  /** How long until it is told again, at first; each time twice as long, up to an hour. */
  retryMs?: number | undefined;
  now: () => number;
  onError: (error: unknown) => void;
}

/**
 * Tells operators that a release was taken back, or that the active one fails. What the log says is told in its order and
 * at least once, after a restart too: `alerted.json` has the number of the last entry. Nothing waits for it.
 */
export async function createAlerts({
  registry,
  reports,
  tell,
  retryMs: firstMs = firstRetryMs,
  now,
  onError,
}: Options) {
  const file = join(registry.directory, 'alerted.json');
  const known = { active: (remote: string) => registry.state().remotes[remote]?.active ?? null };
  const saved = await readFile(file, 'utf8').then(JSON.parse, () => null);
  let { seq } = (saved ?? { seq: registry.log().length }) as { seq: number };
  if (!saved) await replaceFile(file, JSON.stringify({ seq }));
  const saidToFail = new Map<string, number>();
  const failing: ReleaseAlert[] = [];
  let retryMs = firstMs;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function tellAll(): Promise<void> {
    for (const entry of registry.log().slice(seq)) {
      const alert = alertOfEntry(entry, known);
      if (alert) await tell(alert);
      seq = entry.seq;
      if (alert) await replaceFile(file, JSON.stringify({ seq }));
    }
    findFailing();
    for (let alert = failing[0]; alert; alert = failing[0]) {
      await tell(alert);
      failing.shift();
    }
  }

  function findFailing(): void {
    const { health } = reports.overview();
    for (const [remote, { active }] of Object.entries(registry.state().remotes)) {
      const ofActive = health[remote]?.[active];
      if (!ofActive || now() - (saidToFail.get(`${remote} ${active}`) ?? -Infinity) < quietMs) continue;
      const alert = alertOfHealth({ remote, releaseId: active, health: ofActive }, now());
      if (!alert) continue;
      saidToFail.set(`${remote} ${active}`, now());
      failing.push(alert);
    }
  }

  async function look(): Promise<void> {
    let nextMs = Math.min(lookEveryMs, firstMs);
    try {
      await tellAll();
      retryMs = firstMs;
    } catch (error) {
      onError(error);
      nextMs = retryMs;
      retryMs = Math.min(longestRetryMs, retryMs * 2);
    }
    if (closed) return;
    timer = setTimeout(() => void (looking = look()), nextMs);
    timer.unref();
  }
  let looking = look();

  return {
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
