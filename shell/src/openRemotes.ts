import { tellLanguage } from './nextPage/tellLanguage';
import { session } from '@members/api-client';
import type { ListedRelease } from '@members/mfe-kit';
import { isFromWorker } from './offline/isFromWorker';
import type { PageSettings } from './pageSettings';
import { documentInPage } from './registry/documentInPage';
import { openRegistry } from './registry/registry';
import { createReports, sendReport } from './registry/reports';
import { tellWhatIsKept } from './nextPage/tellWhatIsKept';
import { watchRegistry } from './registry/watchRegistry';
import type { RemotesBegun } from './remotes/lateRemotes';
import { RemotePlace } from './remotes/mount/RemotePlace';
import { activeOverrides } from './remotes/override/overrides';
import { startRemotes } from './remotes/startRemotes';

/** Opens what this page knows of the registry, then remotes. This module and what it imports is a chunk of its own. */
export async function beginRemotes(settings: PageSettings): Promise<RemotesBegun> {
  const { registry, reports } = await startRegistry(settings);
  return {
    async open(history) {
      const overrides = await activeOverrides({
        rule: registry.document().overrides,
        memberId: session.current()?.memberId ?? null,
        registryKey: settings.registryKey,
      });
      watchRegistry(registry, history);
      tellWhatIsKept(registry);
      tellLanguage();
      const limits = settings.remoteLimits;
      const services = startRemotes({ registry, reports, history, overrides, limits });
      return { registry, services, overrides, Place: RemotePlace };
    },
  };
}

/** Opens what this browser and this page know of the registry, and the reports that go to it. */
async function startRegistry({ registryKey: key, servedAt }: PageSettings) {
  const reports = createReports({ revision, isCanary, send: sendReport });
  const registry = await openRegistry({ key, servedAt, storage: localStorage, onRefused: reports.refused });
  const inlined = documentInPage();
  if (isFromWorker())
    await (await import('./offline/askFirst')).askFirst(registry, inlined, window.location.hash);
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
