import { randomBytes } from 'node:crypto';
import type { Passkey } from '@members/contract';
import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { formatTime } from '../i18n/formats';
import { AuthError, Refusal } from '../i18n/refusal';
import { tellMember } from '../messages';
import { selectLogin, type ConfirmPassword } from '../members';
import type { SignIn } from '../sessions';
import { answerMs, mostPasskeys, passkeyNameOf, readCreated, type RelyingParty } from '../webAuthn';
import * as store from './store';

export interface OwnPasskeysDependencies {
  database: Database;
  party: RelyingParty;
  confirmPassword: ConfirmPassword;
  now: () => Date;
}

/** A member's passkeys: what there is, a new one, its name, its end, and the one offer of one (KEY-03). */
export function createOwnPasskeys({ database, party, confirmPassword, now }: OwnPasskeysDependencies) {
  const { reader } = database;

  async function list(memberId: number): Promise<{ passkeys: Passkey[]; offered: boolean }> {
    const [rows, answered] = await Promise.all([
      store.selectPasskeys(reader, memberId),
      store.selectOfferAnswered(reader, memberId),
    ]);
    return {
      passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: formatTime(createdAt),
        lastUsedAt: lastUsedAt && formatTime(lastUsedAt),
      })),
      offered: rows.length === 0 && !answered,
    };
  }

  /** What to ask the browser for; wrong passwords count by the session, as where it is changed. */
  async function ask({ member, password, from }: { member: SignedInMember; password: string; from: SignIn }) {
    await confirmPassword({ member, password, from });
    const login = await selectLogin(reader, member.id);
    if (!login) throw new AuthError();
    const known = await store.selectPasskeys(reader, member.id);
    if (known.length >= mostPasskeys) throw new Refusal('passkeyLimit', { num: mostPasskeys });
    const at = now();
    const challenge = randomBytes(32);
    const handle = await database.transaction(async (transaction) => {
      await store.insertChallenge(transaction, {
        challenge,
        purpose: 'add',
        member_id: member.id,
        nonce: null,
        expires_at: new Date(at.getTime() + answerMs),
        now: at,
      });
      return store.claimHandle(transaction, { memberId: member.id, fresh: randomBytes(32) });
    });
    const { username } = login;
    return { options: await party.creation({ challenge, handle, username, known, timeoutMs: answerMs }) };
  }

  /** Keeps what the browser has made, under the member's name for it or that of the device. */
  async function add(
    { id: memberId }: SignedInMember,
    given: { response: string; name: string; deviceName: string },
  ): Promise<null> {
    const { response, challenge } = readCreated(given.response);
    const at = now();
    const asked = { challenge, purpose: 'add', member_id: memberId, now: at } as const;
    if (!(await database.transaction((transaction) => store.useChallenge(transaction, asked))))
      throw new Refusal('passkeyExpired');
    const made = await party.created(response, challenge);
    const name = passkeyNameOf(given.name) ?? (given.deviceName || 'Passkey');
    await database.transaction(async (transaction) => {
      // Held, so that several at once are counted one after another.
      await store.claimHandle(transaction, { memberId, fresh: randomBytes(32) });
      const there = await store.selectPasskeys(transaction, memberId);
      if (there.length >= mostPasskeys) throw new Refusal('passkeyLimit', { num: mostPasskeys });
      if (!(await store.insertPasskey(transaction, { ...made, memberId, name, now: at })))
        throw new Refusal('passkeyRefused');
      await store.setOfferAnswered(transaction, { memberId, now: at });
      const details = { event: 'passkeyAdded', device: given.deviceName } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: at });
    });
    return null;
  }

  async function rename(memberId: number, { id, name: text }: { id: number; name: string }): Promise<null> {
    const name = passkeyNameOf(text);
    if (name === null) throw new Refusal('invalidValue');
    await database.transaction((transaction) => store.setName(transaction, { id, memberId, name }));
    return null;
  }

  /** One that is gone already is no mistake. */
  async function remove(memberId: number, { id, device }: { id: number; device: string }): Promise<null> {
    await database.transaction(async (transaction) => {
      if (!(await store.removePasskey(transaction, { id, memberId }))) return;
      const details = { event: 'passkeyRemoved', device } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: now() });
    });
    return null;
  }

  async function dismissOffer(memberId: number): Promise<null> {
    await database.transaction(async (transaction) => {
      await store.claimHandle(transaction, { memberId, fresh: randomBytes(32) });
      await store.setOfferAnswered(transaction, { memberId, now: now() });
    });
    return null;
  }

  return { list, ask, add, rename, remove, dismissOffer };
}
