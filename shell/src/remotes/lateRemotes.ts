import { createListeners } from '@members/api-client/listeners';
import { hasNetwork, onNetworkChange } from '@members/api-client/shell';
import { useSyncExternalStore } from 'react';
import type { ShellHistory } from '@members/mfe-kit';
import type { Registry } from '../registry/registry';
import type { RemotePlace, RemoteServices } from './mount/RemotePlace';
import type { Override } from './override/addresses';
import type { RemotesAhead } from './startRemotes';

/** What runs remotes. */
export interface OpenRemotes {
  registry: Registry;
  services: RemoteServices & RemotesAhead;
  /** A developer's own builds. */
  overrides: readonly Override[];
  /** What shows a remote on its routes. */
  Place: typeof RemotePlace;
}

/** The same while only the registry is open. */
export interface RemotesBegun {
  /** To be called when it is known who the member is: whose own builds run depends on it. */
  open: (history: ShellHistory) => Promise<OpenRemotes>;
}

interface State {
  /** Null until they are open. */
  remotes: OpenRemotes | null;
  /** Whether the last attempt failed. */
  failed: boolean;
}

/** What runs remotes, for an app that may be shown before it is there. */
export interface LateRemotes {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  /** Opens them, once; where that has failed, again. Never rejects. */
  open: () => Promise<void>;
  /** Resolves once they are open. */
  opened: Promise<OpenRemotes>;
  /** Whether the screen of a remote holds on to its release, and so to this page: a member is in the middle of something. */
  held: () => boolean;
}

/** `open` opens them; where it rejects, it is called again with the next network, and whenever they are asked for. */
export function createLateRemotes(open: () => Promise<OpenRemotes>): LateRemotes {
  const listeners = createListeners();
  let state: State = { remotes: null, failed: false };
  let opening: Promise<void> | undefined;
  let tellOpened: (remotes: OpenRemotes) => void;
  const opened = new Promise<OpenRemotes>((resolve) => (tellOpened = resolve));

  async function openOnce(): Promise<void> {
    try {
      const remotes = await open();
      state = { remotes, failed: false };
      tellOpened(remotes);
    } catch {
      state = { remotes: null, failed: true };
      opening = undefined;
    }
    listeners.notify();
  }

  const late: LateRemotes = {
    state: () => state,
    subscribe: listeners.subscribe,
    open: () => (opening ??= openOnce()),
    opened,
    held: () => Boolean(state.remotes?.services.releases.held()),
  };
  onNetworkChange(() => hasNetwork() && state.failed && void late.open());
  return late;
}

export const useRemotes = ({ subscribe, state }: LateRemotes): State =>
  useSyncExternalStore(subscribe, state, state);
