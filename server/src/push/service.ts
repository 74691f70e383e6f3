import { languages, type Language } from '@members/contract';
import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { Refusal } from '../i18n/refusal';
import { readSubscription, type GivenSubscription } from './endpoints';
import * as store from './store';

export interface PushDependencies {
  database: Database;
  /** Origins of push services beside the known ones. */
  pushOrigins: readonly string[];
  now: () => Date;
}

export type Push = ReturnType<typeof createPush>;

/** Where members are told outside of the app: a subscription of a browser, bound to the session in which it was made. */
export function createPush({ database, pushOrigins, now }: PushDependencies) {
  function read(given: GivenSubscription) {
    const subscription = readSubscription(given, pushOrigins);
    if (!subscription) throw new Refusal('invalidValue');
    return subscription;
  }

  async function subscribe(
    { id, sessionHash }: SignedInMember,
    { language, ...given }: GivenSubscription & { language: string },
  ): Promise<null> {
    const known: Language = languages.find((each) => each === language) ?? 'en_us';
    const subscription = { ...read(given), memberId: id, sessionHash, language: known, now: now() };
    await database.transaction((transaction) => store.upsertSubscription(transaction, subscription));
    return null;
  }

  async function unsubscribe(memberId: number, endpoint: string): Promise<null> {
    await database.transaction((transaction) =>
      store.removeOwnSubscription(transaction, { memberId, endpoint }),
    );
    return null;
  }

  /** Says nothing about whether there was one: the address of the one before is all that is asked for. */
  async function renew({ before, ...given }: GivenSubscription & { before: string }): Promise<null> {
    const subscription = { ...read(given), before };
    await database.transaction((transaction) => store.replaceSubscription(transaction, subscription));
    return null;
  }

  return { subscribe, unsubscribe, renew };
}
