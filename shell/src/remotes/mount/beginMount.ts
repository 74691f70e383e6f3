import type {
  ExtensionPlace,
  ListedRelease,
  RemoteLifecycles,
  RemoteProps,
  ShellHistory,
} from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import type { RemoteLimits } from '../phases/limits';
import { presses } from '../phases/presses';
import { arrivingHistory } from './arrivingHistory';
import { createGate } from './createGate';
import { mountRelease } from './mountRelease';
import { slotsOfScreen, type FillSlot } from './slotsOfScreen';
import { remoteProps } from './remoteProps';

export interface MountOptions {
  release: ListedRelease;
  lifecycles: Promise<RemoteLifecycles>;
  /** The element in which it gets an element of its own, inert until it is shown. */
  stage: HTMLElement;
  /** Pathname of its screen, where the member has not arrived at it yet. */
  ahead?: string | undefined;
  /** Where it adds to a screen instead of showing one: out of sight until it is mounted, and no press is its own. */
  extension?: ExtensionPlace;
  /** Fills the slots that a screen offers. */
  fillSlot?: FillSlot;
  history: ShellHistory;
  flags: Readonly<Record<string, boolean>>;
  hold: (reason: string, forMs?: number) => () => void;
  limits: RemoteLimits;
}

export interface BegunMount {
  /**
   * Brings the mounted screen into sight. From now on `onError` is called with the errors of the running release, those
   * of before included. Throws ReleaseFailure where the release can't be mounted.
   */
  show(onError: (error: unknown) => void): Promise<void>;
  /** Unmounts, however far mounting has come. Throws ReleaseFailure of the phase `unmount`. */
  end(): Promise<void>;
}

/** Mounts a release out of sight. What it asks of the shell waits until it is shown. */
export function beginMount(options: MountOptions): BegunMount {
  const { release, lifecycles, stage, ahead, extension, fillSlot, history, flags, hold, limits } = options;
  const domElement = document.createElement('div');
  domElement.dataset.release = releaseId(release);
  domElement.toggleAttribute('inert', true);
  domElement.hidden = extension !== undefined;
  stage.append(domElement);
  const shown = createGate();
  let reportError: (error: unknown) => void = () => {};
  const slots = fillSlot && slotsOfScreen(fillSlot, shown);
  const props: RemoteProps = {
    ...remoteProps(release, ahead === undefined ? history : arrivingHistory(history, ahead, shown)),
    domElement,
    flags,
    hold(reason, forMs) {
      let end: (() => void) | undefined = () => {};
      shown.whenOpen(() => (end &&= hold(reason, forMs)));
      return () => {
        end?.();
        end = undefined;
      };
    },
    ...(extension && { extension }),
    ...(slots && { fillSlot: slots.fill }),
    onError: (error) => shown.whenOpen(() => reportError(error)),
  };
  const mounting = lifecycles.then((loaded) =>
    mountRelease({ container: release.container, lifecycles: loaded, props, limits }),
  );
  mounting.catch(() => undefined);
  return {
    async show(onError) {
      reportError = onError;
      domElement.toggleAttribute('inert', false);
      if (!extension) presses.begin(release.container);
      shown.open();
      await mounting;
      domElement.hidden = false;
      domElement.dataset.mounted = '';
    },
    async end() {
      domElement.hidden = true;
      if (!extension) presses.end(release.container);
      slots?.end();
      try {
        const unmount = await mounting.catch(() => undefined);
        await unmount?.();
      } finally {
        domElement.remove();
      }
    },
  };
}
