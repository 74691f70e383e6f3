import type { Finding } from '@members/office-contract';
import type { ListedRelease } from '@members/mfe-kit/release';
import type { PublishedRelease, RegistryState } from '../log/state';

/** Checks a published release; resolves to what it found, nothing if all is well. */
export type Gate = (input: {
  /** The registry's current state. */
  state: RegistryState;
  release: PublishedRelease;
  /** Where the release's files are. */
  directory: string;
}) => Promise<Finding[]>;

/** The account with which the gate opens routes that need a session. */
export interface GateMember {
  name: string;
  password: string;
}

/** A release, and the live shell in which it is checked. */
export interface GateInput {
  state: RegistryState;
  release: ListedRelease;
  directory: string;
  /** Origin of the live shell, e.g. `http://localhost:8080`. */
  shellUrl: string;
  /** Origin by which members know it, which is what their API lets in; that of `shellUrl` unless told. */
  appOrigin?: string;
  member?: GateMember;
  /** How long a mounted screen is watched; 15 s unless told. */
  watchMs?: number;
}
