import { createHmac, randomUUID } from 'node:crypto';

/** The key that the system under test is started with. */
export const ssoSecret = 'the key of the browser specs, 32+';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A ticket as a partner's server makes it: a compact JWT, HS256, for a minute and one use (call 19). */
export function ssoTicket(
  username: string,
  { secret = ssoSecret, ageSeconds = 0, at = Date.now() } = {},
): string {
  const iat = Math.floor(at / 1000) - ageSeconds;
  const claims = { sub: username, aud: 'members', iat, exp: iat + 60, jti: randomUUID() };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
