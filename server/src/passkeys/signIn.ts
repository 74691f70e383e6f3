import type { Session } from '@members/contract';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
import { holdStatus, insertSignIn, tellOfNewDevice } from '../members';
import type { Sessions, SignIn } from '../sessions';
import { readSigned, signInMs, type RelyingParty } from '../webAuthn';
import * as store from './store';

export interface PasskeySignInDependencies {
  database: Database;
  sessions: Sessions;
  party: RelyingParty;
  now: () => Date;
}

/** Signing in with a passkey (KEY-01): no name and no password, so nothing that can be guessed or locked. */
export function createPasskeySignIn({ database, sessions, party, now }: PasskeySignInDependencies) {
  /** What to ask the browser, whoever it is. */
  async function ask() {
    const at = now();
    const challenge = randomBytes(32);
    await database.transaction((transaction) =>
      store.insertChallenge(transaction, {
        challenge,
        purpose: 'signIn',
        member_id: null,
        nonce: null,
        expires_at: new Date(at.getTime() + signInMs),
        now: at,
      }),
    );
    return { options: await party.request({ challenge, timeoutMs: signInMs }) };
  }

  async function signIn({ response: text, ...from }: { response: string } & SignIn): Promise<Session> {
    const { response, challenge, credentialId } = readSigned(text);
    const at = now();
    // A transaction of its own: the challenge is used up whatever comes of it.
    const asked = { challenge, purpose: 'signIn', member_id: null, now: at } as const;
    if (!(await database.transaction((transaction) => store.useChallenge(transaction, asked))))
      throw new Refusal('passkeyExpired');
    const stored = await store.selectByCredential(database.reader, credentialId);
    if (!stored || response.response.userHandle !== stored.handle.toString('base64url'))
      throw new Refusal('passkeyRefused');
    const counter = await party.signed(response, { challenge, stored });
    return database.transaction(async (transaction) => {
      const { id, memberId } = stored;
      const status = await holdStatus(transaction, memberId);
      if (!(await store.setUsed(transaction, { id, counter, now: at }))) throw new Refusal('passkeyRefused');
      if (status !== 1) throw new Refusal('accountOffline');
      await insertSignIn(transaction, { memberId, now: at, ...from });
      await tellOfNewDevice(transaction, { memberId, ...from, sessions, now: at });
      return sessions.open(transaction, { memberId, ...from });
    });
  }

  return { ask, signIn };
}
