import { keepReads, readAgain } from '@members/api-client/shell';
import type { Registry } from '../registry/registry';
import type { Releases } from '../remotes/choose/releases';
import { forgetReleases } from './forgetReleases';
import { keepLoadedFiles } from './keepLoadedFiles';
import { registerWorker } from './registerWorker';
import { takeBackWorker } from './takeBackWorker';

export interface OfflineOptions {
  /** The server's word: false takes the worker back where there is one. */
  offline: boolean;
  registry: Registry;
  releases: Pick<Releases, 'running'>;
}

/** Makes the app one that starts without a network, in a quiet moment after its first screen. */
export async function startOffline({ offline, registry, releases }: OfflineOptions): Promise<void> {
  if (!offline) {
    keepReads(false);
    return takeBackWorker();
  }
  const hasWorkers = await registerWorker(() => {
    keepReads(true);
    // What is on screen was read before, and is kept with this.
    void readAgain();
    void keepLoadedFiles();
  });
  if (!hasWorkers) return keepReads(false);
  const forget = () => void forgetReleases(registry, releases).catch(() => undefined);
  registry.subscribe(forget);
  forget();
}
