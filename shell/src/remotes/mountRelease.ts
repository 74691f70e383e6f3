import type { ListedRelease, RemoteProps } from '@members/mfe-kit';
import { loadRelease } from '../federation/loadRelease';
import { withTimeout } from '../federation/withTimeout';

const mountTimeoutMs = 8_000;
const unmountTimeoutMs = 2_000;
let mounts = 0;

/** Mounts a release as a single-spa parcel. Answers with what takes it away again, whatever the release does. */
export async function mountRelease(release: ListedRelease, props: RemoteProps): Promise<() => Promise<void>> {
  const [{ mountRootParcel }, lifecycles] = await Promise.all([
    import(/* webpackChunkName: "parcel" */ 'single-spa'),
    loadRelease(release),
  ]);
  // single-spa keeps state on the config and single-spa-react by its name, so each mount has both of its own:
  // with one name, taking an earlier mount away would take the later one.
  mounts += 1;
  const config = { ...lifecycles, name: `${release.container}#${mounts}` };
  const parcel = mountRootParcel(config as never, { ...props });
  await withTimeout(`Mounting ${release.name}`, mountTimeoutMs, parcel.mountPromise);
  return async () => {
    await withTimeout(`Unmounting ${release.name}`, unmountTimeoutMs, parcel.unmount());
  };
}
