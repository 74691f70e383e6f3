import type { Language } from '@members/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface MailTables {
  /** Where members get mail: confirmed by a code that came there. */
  mail_addresses: {
    member_id: number;
    address: string;
    /** In which mails are written. */
    language: Language;
    confirmed_at: Date;
    /** The address before this one, which is told of changes too until `former_until`. */
    former_address: string | null;
    former_until: Date | null;
  };
  /** Mails until they have left. */
  mails: {
    id: ColumnType<number, never, never>;
    member_id: number;
    address: string;
    language: Language;
    /** A text of `i18n/mails.ts`. */
    kind: string;
    /** What is put into the places of the text. */
    places: JSONColumnType<Record<string, string>>;
    /** Of a mail with a code: what the code is made of. */
    code_salt: Buffer | null;
    created_at: Date;
    /** When it is of no use any more, and goes. */
    expires_at: Date;
    /** When it is tried again; `null` where it was given up. */
    due_at: Date | null;
    attempts: Generated<number>;
    /** Why it has not left yet, as the mail server said it. */
    error: Generated<string>;
  };
}
