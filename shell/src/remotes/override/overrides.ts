import type { ListedRelease, OverrideRule } from '@members/mfe-kit';

const prefix = 'members.override.';

/** A developer's own build that runs in this page in place of the releases of a remote. */
export interface Override {
  name: string;
  address: string;
  /** Null where the address has no build, or none that may run. */
  release: ListedRelease | null;
}

/** Addresses of own builds that this browser is told to run, by remote: the keys `members.override.<name>`. */
export const overrideAddresses = (storage: Storage): [name: string, address: string][] =>
  Object.entries(storage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, address]) => [key.slice(prefix.length), String(address)]);

export const endOverride = (name: string, storage: Storage): void => storage.removeItem(prefix + name);

/** Whether the registry lets this member, or visitor, run own builds. */
export const mayOverride = (rule: OverrideRule, memberId: number | null): boolean =>
  rule === 'everybody' || (Array.isArray(rule) && memberId !== null && rule.includes(String(memberId)));

/** The own builds of this browser, where the registry allows them. The code that loads them comes only if there are some. */
export async function activeOverrides(rule: OverrideRule, memberId: number | null): Promise<Override[]> {
  const addresses = overrideAddresses(localStorage);
  if (addresses.length === 0 || !mayOverride(rule, memberId)) return [];
  return (await import('./loadOverrides')).loadOverrides(addresses);
}
