import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryLog } from '../log/openRegistryLog';
import { replaceFile } from '../log/replaceFile';
import type { Reports } from '../reports/openReports';
import { alertOfEntry, alertOfHealth, type Alert } from './alert';
import { callWebhook, type Webhook } from './webhook';

const lookEveryMs = 5_000;
const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60_000;
/** How long the same release is not said to fail again. */
const quietMs = 60 * 60_000;

interface Options {
  registry: RegistryLog;
  reports: Reports;
  webhook: Webhook;
  /** Origin of the office. */
  officeOrigin: string;
  now: () => number;
  onError: (error: unknown) => void;
}

/**
 * Tells a webhook that a release was taken back, or that the active one fails. What the log says is told in its order and
 * at least once, after a restart too: `alerted.json` has the number of the last entry. Nothing waits for the webhook.
 */
export async function createAlerts({ registry, reports, webhook, officeOrigin, now, onError }: Options) {
  const file = join(registry.directory, 'alerted.json');
  const known = {
    active: (remote: string) => registry.state().remotes[remote]?.active ?? null,
    urlOf: (remote: string) => `${officeOrigin}/releases/${encodeURIComponent(remote)}`,
  };
  const saved = await readFile(file, 'utf8').then(JSON.parse, () => null);
  let { seq } = (saved ?? { seq: registry.log().length }) as { seq: number };
  if (!saved) await replaceFile(file, JSON.stringify({ seq }));
  const saidToFail = new Map<string, number>();
  const failing: Alert[] = [];
  const firstMs = webhook.retryMs ?? firstRetryMs;
  let retryMs = firstMs;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function tellAll(): Promise<void> {
    for (const entry of registry.log().slice(seq)) {
      const alert = alertOfEntry(entry, known);
      if (alert) await callWebhook(webhook, alert);
      seq = entry.seq;
      if (alert) await replaceFile(file, JSON.stringify({ seq }));
    }
    findFailing();
    for (let alert = failing[0]; alert; alert = failing[0]) {
      await callWebhook(webhook, alert);
      failing.shift();
    }
  }

  function findFailing(): void {
    const { health } = reports.overview();
    for (const [remote, { active }] of Object.entries(registry.state().remotes)) {
      const ofActive = health[remote]?.[active];
      if (!ofActive || now() - (saidToFail.get(`${remote} ${active}`) ?? -Infinity) < quietMs) continue;
      const alert = alertOfHealth({ remote, releaseId: active, health: ofActive }, { ...known, now: now() });
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
