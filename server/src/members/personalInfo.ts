import { completeReset } from '../credentialResets';
import type { Database, Reader, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { builtInAvatar, realNameOf } from './rules';
import * as store from './personalInfoStore';

export interface PersonalInfoDependencies {
  database: Database;
  /** How many built-in avatars there are. */
  avatarCount: (reader: Reader) => Promise<number>;
  /** Whether a picture is one that the member uploaded. */
  ownsUpload: (transaction: Transaction, picture: { memberId: number; url: string }) => Promise<boolean>;
  now: () => Date;
}

export interface PersonalInfo {
  /** Call 25: a built-in avatar or a picture that the member uploaded. */
  setAvatar(memberId: number, url: string): Promise<{ avatarUrl: string }>;
  /** Call 27 (SET-04): once. Of two at the same time one is set. */
  setRealName(memberId: number, text: string): Promise<null>;
  /** As often as the member likes; null is refused. */
  setSex(memberId: number, sex: 'man' | 'woman' | null): Promise<null>;
}

/** What members say about themselves. */
export function createPersonalInfo(dependencies: PersonalInfoDependencies): PersonalInfo {
  const { database, avatarCount, ownsUpload, now } = dependencies;

  async function isBuiltIn(url: string): Promise<boolean> {
    const number = builtInAvatar(url);
    return number !== null && number <= (await avatarCount(database.reader));
  }

  return {
    async setAvatar(memberId, url) {
      const builtIn = await isBuiltIn(url);
      await database.transaction(async (transaction) => {
        // An upload that makes room for a newer one waits, so that the chosen picture can't go in between.
        await store.holdMember(transaction, memberId);
        if (!builtIn && !(await ownsUpload(transaction, { memberId, url }))) {
          throw new Refusal('invalidImage');
        }
        await store.setAvatar(transaction, { memberId, url });
      });
      return { avatarUrl: url };
    },

    async setRealName(memberId, text) {
      const name = realNameOf(text);
      if (name === null) throw new Refusal('realNameRequired');
      const set = await database.transaction(async (transaction) => {
        if (!(await store.setRealName(transaction, { memberId, name }))) return false;
        await completeReset(transaction, { memberId, kind: 'realName', at: now() });
        return true;
      });
      if (!set) throw new Refusal('alreadySet');
      return null;
    },

    async setSex(memberId, sex) {
      if (sex === null) throw new Refusal('invalidValue');
      const stored = sex === 'man' ? 1 : 2;
      await database.transaction((transaction) => store.setSex(transaction, { memberId, sex: stored }));
      return null;
    },
  };
}
