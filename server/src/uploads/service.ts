import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../database';
import { holdMember } from '../members';
import { Refusal } from '../i18n/refusal';
import { encodePicture } from './encodePicture';
import * as store from './store';

/** How many pictures a member has at most, beside the avatar. */
const keptPerMember = 5;

export interface Uploads {
  /** Call 26: keeps a picture, encoded anew, and answers with its address. */
  add(upload: { memberId: number; bytes: Buffer }): Promise<{ url: string }>;
  /** Whether an address is that of a picture which the member uploaded. */
  owns(transaction: Transaction, picture: { memberId: number; url: string }): Promise<boolean>;
  /** The webp behind an address. */
  picture(url: string): Promise<Buffer | undefined>;
}

const urlOf = (name: string) => `/uploads/${name}.webp`;
const nameOf = (url: string) => /^\/uploads\/([\w-]{22})\.webp$/.exec(url)?.[1];

/** Pictures of members, in the database: every server has them, and a backup holds them. */
export function createUploads({ database, now }: { database: Database; now: () => Date }): Uploads {
  return {
    async add({ memberId, bytes }) {
      const encoded = await encodePicture(bytes, 'avatar');
      if (!encoded) throw new Refusal('invalidImage');
      const name = randomBytes(16).toString('base64url');
      await database.transaction(async (transaction) => {
        // While the member is held no picture becomes the avatar, so none that does is trimmed.
        await holdMember(transaction, memberId);
        await store.insert(transaction, { name, memberId, webp: encoded.webp, now: now() });
        await store.trim(transaction, { memberId, keep: keptPerMember });
      });
      return { url: urlOf(name) };
    },

    async owns(transaction, { memberId, url }) {
      const name = nameOf(url);
      return name !== undefined && (await store.find(transaction, name))?.memberId === memberId;
    },

    async picture(url) {
      const name = nameOf(url);
      return name === undefined ? undefined : store.picture(database.reader, name);
    },
  };
}
