import type { Language } from '@members/contract';
import type { Codes } from '../codes';
import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { Refusal } from '../i18n/refusal';
import { confirmAddress, mailAddress, mailTo, type Outbox } from '../mail';
import { holdMember, type ConfirmPassword } from '../members';
import { tellMember } from '../messages';
import type { SignIn } from '../sessions';

export interface AddressDependencies {
  database: Database;
  codes: Codes;
  outbox: Outbox;
  confirmPassword: ConfirmPassword;
  now: () => Date;
}

const purpose = 'confirmAddress';
const weekMs = 7 * 24 * 60 * 60_000;

/** The address that a member confirms by a code which was sent there. The login password is asked for each. */
export function createAddress({ database, codes, outbox, confirmPassword, now }: AddressDependencies) {
  return {
    async send(request: {
      member: SignedInMember;
      address: string;
      password: string;
      language: Language;
      from: SignIn;
    }): Promise<null> {
      const { member, password, language, from } = request;
      if (!outbox.offered) throw new Refusal('contactService');
      const { data: address } = mailAddress.safeParse(request.address.trim());
      if (!address) throw new Refusal('invalidAddress');
      await confirmPassword({ member, password, from });
      const asked = { memberId: member.id, purpose, address, ticketHash: null, client: null } as const;
      await database.transaction(async (transaction) => {
        await holdMember(transaction, member.id);
        const code = await codes.issue(transaction, { ...asked, network: from.address });
        if (code.memberId === null) throw new Refusal('tooManyAttempts', { minutes: 60 });
        const mail = { memberId: member.id, kind: purpose, code, now: now() };
        await mailTo(transaction, { ...mail, address, language });
      });
      outbox.look();
      return null;
    },

    async confirm(request: {
      member: SignedInMember;
      code: string;
      language: Language;
      from: SignIn;
    }): Promise<null> {
      const { member, language, from } = request;
      const { id, address } = await codes.check({ memberId: member.id, purpose }, request.code);
      await database.transaction(async (transaction) => {
        const at = now();
        await holdMember(transaction, member.id);
        await codes.spend(transaction, id);
        const formerUntil = new Date(at.getTime() + weekMs);
        const confirmed = { memberId: member.id, address, language, now: at, formerUntil };
        await confirmAddress(transaction, confirmed);
        const details = { event: 'address', device: from.deviceName } as const;
        await tellMember(transaction, { memberId: member.id, kind: 'security', details, now: at });
      });
      outbox.look();
      return null;
    },
  };
}
