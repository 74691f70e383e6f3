import type { ListedRelease } from '@members/mfe-kit/release';
import type { RegistryState } from '../state/state';
import type { Finding } from './finding';

/** The account with which routes that need a session are looked at. */
export interface GateMember {
  name: string;
  password: string;
}

export interface GateInput {
  /** What is in force now. */
  state: RegistryState;
  /** The published release, as the log lists it. */
  release: ListedRelease;
  /** Where its files are. */
  directory: string;
  /** Origin of the live shell, e.g. `http://localhost:8080`. */
  shellUrl: string;
  member?: GateMember;
}

/** Checks a release against what is in force and the live shell. Answers with nothing where all is well. */
export type CheckRelease = (input: GateInput) => Promise<Finding[]>;
