import type { RemoteLifecycles, RemoteProps } from '@members/mfe-kit';
import { mountRootParcel } from 'single-spa';
import { inPhase } from '../phases/ReleaseFailure';
import { withTimeout } from '../phases/withTimeout';
import type { RemoteLimits } from '../phases/limits';

let mounts = 0;

/** Declared out here, since single-spa keeps the function and with it the scope in which it was made. */
const alreadyDone = () => Promise.resolve();

export interface Mounting {
  /** The container of the release. */
  container: string;
  lifecycles: RemoteLifecycles;
  props: RemoteProps;
  limits: RemoteLimits;
}

/**
 * Mounts a prepared release as a single-spa parcel. Returns what unmounts it. Both throw ReleaseFailure,
 * of the phases `mount` and `unmount`.
 */
export async function mountRelease(mounting: Mounting): Promise<() => Promise<void>> {
  const { container, lifecycles, props, limits } = mounting;
  // single-spa keeps state on the config and single-spa-react by its name, so each mount has both of its own:
  // with one name, taking an earlier mount away would take the later one.
  mounts += 1;
  const config = { ...lifecycles, name: `${container}#${mounts}`, bootstrap: alreadyDone };
  const given: Partial<RemoteProps> = { ...props };
  const parcel = mountRootParcel(config as never, given as never);
  // single-spa tells a failure by this promise too: left alone, the page would report it a second time.
  parcel.unmountPromise.catch(() => undefined);
  await inPhase('mount', withTimeout(`Mounting ${container}`, limits.mountMs, parcel.mountPromise));
  return async () => {
    await inPhase('unmount', withTimeout(`Unmounting ${container}`, limits.unmountMs, parcel.unmount()));
    // single-spa never forgets a root parcel, nor what its props hold: the screen, above all.
    for (const name of Object.keys(given)) delete given[name as keyof RemoteProps];
  };
}
