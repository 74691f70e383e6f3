import { announcesAdditions } from './call';
import { randomName } from './randomName';

const name = 'members_device';
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * What a login is sent with, so that wrong passwords of strangers don't lock the name for this browser; undefined for a
 * server that announces no additions, which gets the fields of the specification alone. It opens nothing, and as a cookie
 * it outlives the session, with which the local storage is cleared (D18).
 */
export function deviceToken(): string | undefined {
  if (!announcesAdditions()) return undefined;
  const [, kept] = new RegExp(`(?:^|; )${name}=([\\da-f]{32})`).exec(document.cookie) ?? [];
  const token = kept ?? randomName();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${token}; Path=/; Max-Age=${yearSeconds}; SameSite=Strict${secure}`;
  return token;
}
