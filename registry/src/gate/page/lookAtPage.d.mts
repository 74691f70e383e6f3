type Style = Readonly<Record<string, string>>;

export interface Tab {
  /** Its hash, e.g. `#/Home`. */
  address: string;
  /** Its middle, width and height, in pixels. */
  place: readonly [left: number, top: number, width: number, height: number];
  /** Whether a finger there reaches it. */
  onTop: boolean;
}

export interface FrameLook {
  tabs: readonly Tab[];
  /** Of elements outside the release, by name. */
  styles: Readonly<Record<string, Style>>;
  /** The children of `body`. */
  children: readonly string[];
}

export interface Counts {
  changes: number;
  longestTaskMs: number;
  /** Directive and address of what the page's policy refused since the first call. */
  violations: readonly string[];
  seconds: number;
}

interface Point {
  x: number;
  y: number;
}

export function lookAtFrame(): FrameLook;
export function lookAtRelease(id: string): { there: boolean; blank: boolean; heading: boolean };
export function countSince(): Counts;
export function plantProbe(): { button: Point; field: Point };
export function takeProbe(): { press: boolean; key: boolean };
export function address(): string;
export function setAddress(hash: string): void;
