import { useSyncExternalStore } from 'react';
import { RemoteOutlet, type RemoteServices } from './RemoteOutlet';
import { RemoteUnavailable } from './RemoteUnavailable';

/** What stands for a remote on its routes: the release that runs, or a message with a retry. */
export function RemotePlace({ name, services }: { name: string; services: RemoteServices }) {
  const { releases } = services;
  const running = useSyncExternalStore(releases.subscribe, () => releases.running(name));
  if (!running?.release) return <RemoteUnavailable onRetry={() => releases.retry(name)} />;
  const { release, attempt } = running;
  return <RemoteOutlet key={`${release.container} ${attempt}`} release={release} services={services} />;
}
