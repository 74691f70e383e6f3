import { randomName } from '@members/api-client/randomName';
import { session } from '@members/api-client/session';

/** Where a browser keeps a random id of its own, by which a visitor stays in or out of a canary's share. */
const deviceIdKey = 'members.device';

/** The id of this page where the browser gives no storage. */
let unstoredId: string | undefined;

/** Who is counted for a canary's share: the member, or the device of a visitor. */
export function canarySubject(): string {
  const member = session.current();
  return member ? `member:${member.memberId}` : `device:${deviceId(localStorage)}`;
}

/** The random id of this browser; it is never sent. */
function deviceId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const stored = storage.getItem(deviceIdKey);
    if (stored) return stored;
    storage.setItem(deviceIdKey, (unstoredId ??= randomName()));
  } catch {
    // Without storage a visitor gets another id, and maybe another release, with each page.
  }
  return (unstoredId ??= randomName());
}
