import type { ListedRelease } from '@members/mfe-kit';
import { isFromWorker } from '../offline/isFromWorker';
import type { PageSettings } from '../pageSettings';
import { documentInPage } from './documentInPage';
import { openRegistry } from './registry';
import { createReports, sendReport } from './reports';

/** Opens what this browser and this page know of the registry, and the reports that go to it. */
export async function startRegistry({ registryKey: key, servedAt }: PageSettings) {
  const reports = createReports({ revision, isCanary, send: sendReport });
  const registry = await openRegistry({ key, servedAt, storage: localStorage, onRefused: reports.refused });
  const inlined = documentInPage();
  if (isFromWorker())
    await (await import('../offline/askFirst')).askFirst(registry, inlined, window.location.hash);
  else if (inlined) await registry.take(inlined);
  else void registry.refresh().catch(() => undefined);
  window.addEventListener('pagehide', reports.flush);
  // A phone may end a page in the background without another event.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && reports.flush(),
  );
  return { registry, reports };

  function revision(): number {
    return registry.document().revision;
  }

  function isCanary({ name, container }: ListedRelease): boolean {
    return registry.document().remotes[name]?.canary?.release.container === container;
  }
}
