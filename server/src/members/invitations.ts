import type { Invitation } from '@members/contract';
import { randomInt } from 'node:crypto';
import type { Database, Reader, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import * as store from './invitationStore';
import type { UsedCode } from './inviteCodeStore';

/** Without vowels, so that no code is a word, and without characters that look like others. */
const alphabet = '23456789BCDFGHJKMNPQRTVWXYZ';
const length = 10;
/** How many register with one member's code, in all and in 24 hours. */
export const invitationLimits = { inAll: 500, perDay: 20 } as const;

export interface InvitationDependencies {
  database: Database;
  /** Whether the site lets members invite. */
  membersInvite: (reader: Reader) => Promise<boolean>;
}

/** The invite code of a member's own (INV-01 to INV-03, decision 102). */
export function createInvitations({ database, membersInvite }: InvitationDependencies) {
  async function read(memberId: number): Promise<Invitation> {
    const [open, own] = await Promise.all([
      membersInvite(database.reader),
      store.selectOwnCode(database.reader, memberId),
    ]);
    const code = own && !own.endedAt ? own.code : '';
    const invited = own ? await store.countInvited(database.reader, own.code) : 0;
    return { open, code, invited };
  }

  return {
    read,

    /** Makes the member's code where there is none yet; one that an operator has ended stays the member's last. */
    async make(memberId: number): Promise<Invitation> {
      await database.transaction(async (transaction) => {
        if (!(await membersInvite(transaction))) throw new Refusal('invitationsClosed');
        while (!(await store.selectOwnCode(transaction, memberId))) {
          await store.insertOwnCode(transaction, {
            memberId,
            code: newCode(),
            maxUses: invitationLimits.inAll,
          });
        }
      });
      return read(memberId);
    },

    /** Refuses a member's code that the site, its owner's account or the limit of a day closes. Holds nothing more. */
    async check(transaction: Transaction, { code, memberId }: UsedCode): Promise<void> {
      if (memberId === null) return;
      const valid = (await membersInvite(transaction)) && (await store.isActive(transaction, memberId));
      if (!valid) throw new Refusal('invalidInviteCode');
      // Counted exactly: `useInviteCode` holds the code until the registration is done.
      if ((await store.countInvitedToday(transaction, code)) >= invitationLimits.perDay)
        throw new Refusal('invitationBusy');
    },
  };
}

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
