import { session } from '@members/api-client/session';
import { deviceId } from '../registry/deviceId';

/** Whose share of a canary counts: the member's, or a visitor's device's. */
export function whose(): string {
  const member = session.current();
  return member ? `member:${member.memberId}` : `device:${deviceId(localStorage)}`;
}
