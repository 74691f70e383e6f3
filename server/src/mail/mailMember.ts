import type { Language } from '@members/contract';
import type { Transaction } from '../database';
import * as store from './store';

const dayMs = 24 * 60 * 60_000;
/** A mail that never left stays on record for so long. */
const keptMs = 30 * dayMs;

export interface MemberMail {
  memberId: number;
  kind: string;
  /** What stands in the places of its text. */
  places?: Readonly<Record<string, string>>;
  /** Of a mail with a code: what the code is made of, and until when it is good. */
  code?: { salt: Buffer; expiresAt: Date };
  /** From when on it is sent; at once unless told. */
  dueAt?: Date;
  now: Date;
}

const rowOf = ({ memberId, kind, places = {}, code, now, dueAt = now }: MemberMail): store.NewMail => ({
  memberId,
  kind,
  places,
  codeSalt: code?.salt ?? null,
  ...{ now, dueAt },
  expiresAt: code?.expiresAt ?? new Date(now.getTime() + keptMs),
});

/**
 * Has a mail sent to the member once the transaction is committed: to the confirmed address, and without a code also to the
 * one that it took the place of within a week. To nobody where there is none.
 */
export const mailMember = (transaction: Transaction, mail: MemberMail): Promise<void> =>
  store.insertMailToMember(transaction, rowOf(mail));

/** Has a mail sent to an address that is not the member's yet. */
export const mailTo = (
  transaction: Transaction,
  { address, language, ...mail }: MemberMail & { address: string; language: Language },
): Promise<void> => store.insertMail(transaction, { ...rowOf(mail), address, language });
