import type { ListedRelease, RemoteLifecycles, RemoteProps, ShellHistory } from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { arrivingHistory } from '../history/arrivingHistory';
import { createMoment } from '../createMoment';
import type { RemoteLimits } from './limits';
import { mountRelease } from './mountRelease';
import { remoteProps } from './remoteProps';

export interface MountOptions {
  release: ListedRelease;
  lifecycles: Promise<RemoteLifecycles>;
  /** Where it is put, out of sight until it is shown. */
  place: HTMLElement;
  /** Pathname of its screen, where the member has not arrived at it yet. */
  ahead?: string | undefined;
  history: ShellHistory;
  hold: (reason: string, forMs?: number) => () => void;
  limits: RemoteLimits;
}

export interface BegunMount {
  /**
   * Brings it into sight; errors of the running release are told from now on, those of before as well. Throws
   * ReleaseFailure where it can't be mounted.
   */
  show(onError: (error: unknown) => void): Promise<void>;
  /** Takes it away, however far it has come. Throws ReleaseFailure of the phase `unmount`. */
  end(): Promise<void>;
}

/** Mounts a release out of sight. Until it is shown, nothing that it asks of the shell is done. */
export function beginMount(options: MountOptions): BegunMount {
  const { release, lifecycles, place, ahead, history, hold, limits } = options;
  const domElement = document.createElement('div');
  domElement.dataset.release = releaseId(release);
  domElement.toggleAttribute('inert', true);
  place.append(domElement);
  const shown = createMoment();
  let tell: (error: unknown) => void = () => {};
  const props: RemoteProps = {
    ...remoteProps(release, ahead === undefined ? history : arrivingHistory(history, ahead, shown)),
    domElement,
    hold(reason, forMs) {
      let end: (() => void) | undefined = () => {};
      shown.whenCome(() => (end &&= hold(reason, forMs)));
      return () => {
        end?.();
        end = undefined;
      };
    },
    onError: (error) => shown.whenCome(() => tell(error)),
  };
  const mounting = lifecycles.then((known) =>
    mountRelease({ container: release.container, lifecycles: known, props, limits }),
  );
  mounting.catch(() => undefined);
  return {
    async show(onError) {
      tell = onError;
      domElement.toggleAttribute('inert', false);
      shown.comes();
      await mounting;
    },
    async end() {
      domElement.hidden = true;
      try {
        const unmount = await mounting.catch(() => undefined);
        await unmount?.();
      } finally {
        domElement.remove();
      }
    },
  };
}
