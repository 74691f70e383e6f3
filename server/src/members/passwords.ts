import { hash, verify, type Options } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `null` for nobody's password: takes as long as a real one and is never right. */
  verify(hashed: string | null, password: string): Promise<boolean>;
  /** A recovery code of a member's; it has bits enough to be hashed once. */
  hashOfCode(memberId: number, code: string): Buffer;
  /** What a closed account leaves of its name, in any spelling: nobody reads it from this, and it is known again. */
  hashOfName(username: string): Buffer;
}

/** argon2id with a pepper that is not in the database. Tests of other things tell it to cost less. */
export function createPasswords(
  pepper: string,
  cost: Pick<Options, 'memoryCost' | 'timeCost'> = {},
): Passwords {
  const options = { ...cost, secret: Buffer.from(pepper) };
  const hashOfNobody = hash('a password that nobody has', options);
  hashOfNobody.catch(() => {});
  return {
    hashOfName: (username) => createHmac('sha256', pepper).update(username.toLowerCase()).digest(),
    hashOfCode: (memberId, code) =>
      createHmac('sha256', pepper).update(`recovery code ${memberId} ${code}`).digest(),
    hash: (password) => hash(password, options),
    verify: async (hashed, password) => {
      const right = await verify(hashed ?? (await hashOfNobody), password, options);
      return right && hashed !== null;
    },
  };
}
