import type { ListedRelease, OverrideRule } from '@members/mfe-kit';

const prefix = 'members.override.';

/** A developer's own build that runs in this page in place of the releases of a remote. */
export interface Override {
  name: string;
  address: string;
  /** Null where the address has no build, or none that may run. */
  release: ListedRelease | null;
  /** ISO 8601, for a preview of the registry: when it is over. */
  until?: string;
}

/** Addresses of own builds that this browser is told to run, by remote: the keys `members.override.<name>`. */
export const overrideAddresses = (storage: Storage): [name: string, address: string][] =>
  Object.entries(storage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, address]) => [key.slice(prefix.length), String(address)]);

export const endOverride = (name: string, storage: Storage): void => storage.removeItem(prefix + name);

/** Who wants to run own builds, and by what it is decided whether they may. */
export interface OverrideRequest {
  rule: OverrideRule;
  memberId: number | null;
  /** Public key of the registry, which signs previews. */
  registryKey: JsonWebKey | undefined;
}
