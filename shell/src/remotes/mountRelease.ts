import type { ActiveRelease, RemoteProps } from '@members/mfe-kit';
import { loadRelease } from '../federation/loadRelease';
import { withTimeout } from '../federation/withTimeout';

const mountTimeoutMs = 8_000;
const unmountTimeoutMs = 2_000;

/** Mounts a release as a single-spa parcel. Answers with what takes it away again, whatever the release does. */
export async function mountRelease(release: ActiveRelease, props: RemoteProps): Promise<() => Promise<void>> {
  const [{ mountRootParcel }, lifecycles] = await Promise.all([
    import(/* webpackChunkName: "parcel" */ 'single-spa'),
    loadRelease(release),
  ]);
  // single-spa keeps its state on the config, so each mount gets one of its own.
  const config = { name: release.container, ...lifecycles };
  const parcel = mountRootParcel(config as never, { ...props });
  await withTimeout(`Mounting ${release.name}`, mountTimeoutMs, parcel.mountPromise);
  return async () => {
    await withTimeout(`Unmounting ${release.name}`, unmountTimeoutMs, parcel.unmount());
  };
}
