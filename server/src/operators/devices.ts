import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets';

/*
 * Browsers in which an operator has signed in, known by a token that they keep. It opens nothing. Nothing of it is
 * stored here: it proves itself by the operator's secrets, so that new ones end it.
 */

type Owner = Secrets & { name: string };

const proofOf = ({ name, passwordHash, codeSecret }: Owner, id: string): Buffer =>
  createHmac('sha256', `${passwordHash} ${codeSecret}`).update(`device of ${name}: ${id}`).digest();

export function makeDevice(owner: Owner): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${proofOf(owner, id).toString('base64url')}`;
}

/** The id of the operator's device; null for a token that is none. */
export function deviceOf(owner: Owner | null, token: string | undefined): string | null {
  const [id = '', proof = ''] = token?.split('.') ?? [];
  if (!owner || !token) return null;
  const given = Buffer.from(proof, 'base64url');
  const expected = proofOf(owner, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
