import type { Language } from '@members/contract';

/** A place in the app, relative to the hash (`/#/Lottery?key=k3-1m` has pathname `/Lottery`). */
export interface ShellLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

/** The shell's history as a plain object, so that remotes of any framework can follow it. */
export interface ShellHistory {
  readonly location: ShellLocation;
  readonly action: NavigationAction;
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(delta: number): void;
  /** The address for a link, e.g. `#/Home`. */
  createHref(to: string): string;
  listen(listener: (location: ShellLocation, action: NavigationAction) => void): () => void;
}

/** What a slot passes to those who add to it: values that JSON can write. */
export type SlotData = Readonly<Record<string, unknown>>;

/** The place in somebody else's screen to which a release adds. */
export interface ExtensionPlace {
  slot: string;
  /** Which of its extensions the release is to show, as its `extensions.json` names it. */
  name: string;
  /** What the slot passes now: a frozen copy, another one after each change. */
  readonly data: SlotData;
  /** Calls back after each change of `data`; returns what ends that. */
  listen(listener: () => void): () => void;
}

/** A slot that the shell has filled. */
export interface FilledSlot {
  update(data: SlotData): void;
  /** Takes away all that was added. */
  end(): void;
}

/**
 * What the shell hands to a remote at every mount. The version of the contract between them is that of this package; a
 * release states the range that it needs.
 */
export interface RemoteProps {
  domElement: HTMLElement;
  /** Prefix of the remote's routes inside the hash; empty in this shell. */
  basename: string;
  history: ShellHistory;
  language: Language;
  /** Which release is mounted, as `releaseId` names it; absent before 1.1.0. */
  release?: string;
  /**
   * Asks the shell to wait with the next release, e.g. while a form is filled, and returns what ends the wait.
   * It ends by itself after `forMs`, and after five minutes at most, however often it is asked; an operator may force
   * a release on a remote that holds. The `reason` is logged to the browser's console. Absent before 1.2.0.
   */
  hold?: (reason: string, forMs?: number) => () => void;
  /**
   * What operators have switched on for this member or device, as it was at the mount; what isn't named is off. For what
   * is seen only: results, odds and money are the server's. Absent before 2.5.0.
   */
  flags?: Readonly<Record<string, boolean>>;
  /** Where it is to show an extension and no screen; absent before 2.4.0. */
  extension?: ExtensionPlace;
  /**
   * Shows in an element of a screen what running releases add to a slot. What is missing, slow or broken shows nothing.
   * Absent for an extension, and before 2.4.0.
   */
  fillSlot?: (slot: string, element: HTMLElement, data?: SlotData) => FilledSlot;
  /** To be called with an error after which the remote can't go on; the shell takes its place. */
  onError: (error: unknown) => void;
}

/** A screen that a member may open next. */
export interface ScreenAhead {
  /** Path of its route. */
  path: string;
  language: Language;
}

/** What a remote's build exposes as `./lifecycles`: a single-spa parcel. */
export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<unknown>;
  /**
   * May begin while the member is still about to arrive, e.g. with the finger on a tab: `domElement` is `inert` then and
   * out of sight, `history` stands at the screen's path, and what is asked of the shell waits. Where nobody arrives,
   * `unmount` follows.
   */
  mount(props: RemoteProps): Promise<unknown>;
  unmount(props: RemoteProps): Promise<unknown>;
  update?(props: RemoteProps): Promise<unknown>;
  /**
   * Loads the code and the texts of a screen, after `bootstrap` and before it may be mounted. It shows nothing, asks the
   * member API nothing, and may fail: mounting loads again. Never called before 1.3.0; a remote can do without.
   */
  preload?(screen: ScreenAhead): Promise<unknown>;
}
