import { randomName } from '@members/api-client';

/** Where a browser keeps a random name of its own, by which a visitor stays in or out of a canary's share. */
export const deviceIdKey = 'members.device';

let unkept: string | undefined;

/** The random name of this browser; it is never sent. A browser that gives no storage has one per page. */
export function deviceId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = storage.getItem(deviceIdKey);
    if (known) return known;
    storage.setItem(deviceIdKey, (unkept ??= randomName()));
  } catch {
    // As the comment above says.
  }
  return (unkept ??= randomName());
}
