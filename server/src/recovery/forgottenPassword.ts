import { createHash, randomBytes } from 'node:crypto';
import type { Codes } from '../codes';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
import { addressOf, mailMember, type Outbox } from '../mail';
import { findCredentials, holdMember, isPassword, renewPassword, type Passwords } from '../members';
import { tellMember } from '../messages';
import type { Sessions, SignIn } from '../sessions';

export interface ForgottenPasswordDependencies {
  database: Database;
  codes: Codes;
  outbox: Outbox;
  passwords: Passwords;
  sessions: Pick<Sessions, 'knownDevice'>;
  now: () => Date;
}

/** In the place of a member whom there is not. */
const nobody = 0;
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/**
 * A forgotten login password: by a code to the confirmed address. Who asks gets a ticket to which the code belongs, so that
 * a stranger's codes are not the member's. The same statements run and the same is answered for a name with an address, for
 * one without and for one that nobody has.
 */
export function createForgottenPassword(dependencies: ForgottenPasswordDependencies) {
  const { database, codes, outbox, passwords, sessions, now } = dependencies;
  return {
    async ask(request: { username: string; from: SignIn }): Promise<{ ticket: string }> {
      if (!outbox.offered) throw new Refusal('contactService');
      const { username, from } = request;
      const member = await findCredentials(database.reader, username);
      const id = member?.status === 1 ? member.id : nobody;
      const client = await sessions.knownDevice(id, from.deviceToken);
      const ticket = randomBytes(32).toString('base64url');
      await database.transaction(async (transaction) => {
        await holdMember(transaction, id);
        const address = await addressOf(transaction, id);
        const code = await codes.issue(transaction, {
          memberId: address === '' ? null : id,
          purpose: 'newPassword',
          address,
          ticketHash: hashOf(ticket),
          client,
          network: from.address,
        });
        const mail = { memberId: code.memberId ?? nobody, kind: 'newPassword', code, now: now() };
        await mailMember(transaction, mail);
      });
      outbox.look();
      return { ticket };
    },

    /** Sets the new password. All sessions end, a lock of the name too, and the member is told everywhere. */
    async renew(request: { ticket: string; code: string; password: string; from: SignIn }): Promise<null> {
      const { ticket, password, from } = request;
      if (!isPassword(password)) throw new Refusal('passwordLength');
      const { id, memberId } = await codes.check({ ticketHash: hashOf(ticket) }, request.code);
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (transaction) => {
        const at = now();
        await holdMember(transaction, memberId);
        await codes.spend(transaction, id);
        if (!(await renewPassword(transaction, { memberId, passwordHash, from, now: at })))
          throw new Refusal('wrongCode');
        const details = { event: 'password', device: from.deviceName } as const;
        await tellMember(transaction, { memberId, kind: 'security', details, now: at });
      });
      outbox.look();
      return null;
    },
  };
}
