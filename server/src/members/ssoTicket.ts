import { errors, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

const audience = 'members';
const algorithm = 'HS256';
const longestSeconds = 60;
/** By how much the clock of who signs may differ from this one's. */
const toleranceSeconds = 5;

export interface SsoTicket {
  username: string;
  /** Names the ticket; used once. */
  jti: string;
  expiresAt: Date;
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/**
 * What a ticket of call 19 says: a compact JWT signed with HS256 and the UTF-8 bytes of SSO_SECRET, with the user
 * name as `sub`, `members` as `aud`, `iat`, `exp` at most 60 s after it, and `jti`. `null` for any other text.
 */
export async function readSsoTicket(
  ticket: string,
  { secret, now }: { secret: string; now: Date },
): Promise<SsoTicket | null> {
  const claims = await jwtVerify(ticket, keyOf(secret), {
    algorithms: [algorithm],
    audience,
    requiredClaims: ['sub', 'iat', 'exp', 'jti'],
    maxTokenAge: longestSeconds,
    clockTolerance: toleranceSeconds,
    currentDate: now,
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  });
  const { sub, jti, iat = 0, exp = Infinity } = claims?.payload ?? {};
  if (typeof sub !== 'string' || typeof jti !== 'string' || jti === '') return null;
  if (exp - iat > longestSeconds) return null;
  return { username: sub, jti, expiresAt: new Date((exp + toleranceSeconds) * 1000) };
}

/** A ticket for one login of `username` within a minute: what a partner's server makes. */
export function makeSsoTicket(
  username: string,
  { secret, now = new Date() }: { secret: string; now?: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(username)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + longestSeconds)
    .setJti(randomUUID())
    .sign(keyOf(secret));
}
