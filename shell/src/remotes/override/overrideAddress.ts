import type { OverrideRule } from '@members/mfe-kit';

const prefix = 'members.override.';

export type OverrideAddress = readonly [name: string, address: string];

/** Addresses of own builds that this browser is told to run, by remote: the keys `members.override.<name>`. */
export const overrideAddresses = (storage: Storage): OverrideAddress[] =>
  Object.entries(storage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, address]) => [key.slice(prefix.length), String(address)] as const);

export const endOverride = (name: string, storage: Storage): void => storage.removeItem(prefix + name);

/** Whether the registry lets this member, or visitor, run own builds. */
export const mayOverride = (rule: OverrideRule, memberId: number | null): boolean =>
  rule === 'everybody' || (Array.isArray(rule) && memberId !== null && rule.includes(String(memberId)));

/** The folder of an own build, given by any file in it; null where it is not on this machine. */
export function overrideFolder(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const allowed = protocol === 'http:' && hostname === 'localhost';
  return allowed ? new URL('.', address).href.replace(/\/$/, '') : null;
}
