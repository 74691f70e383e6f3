import { get, named, post } from '../call';
import type { Language } from '../language';
import { flag, json, list, number, object, optional, text, time, type Value } from '../wire/shape';
import { id, maybe, words } from '../wire/params';
import { session } from './session';

/** A passkey of the member's, as they see it. */
const passkey = object({
  id: ['id', number({ whole: true, min: 1 })],
  /** The member's own name for it, at first browser and system on which it was made. */
  name: ['name', text],
  createdAt: ['create_time', time],
  /** Null for one that was not used yet. */
  lastUsedAt: ['last_time', optional(time)],
});

/** What a browser is asked, as WebAuthn has it in JSON. */
const question = object({ options: ['options', json] });

/** What a browser answers, as WebAuthn has it in JSON. */
const response = words(20_000);

export type Passkey = Value<typeof passkey>;

/** Passkeys (KEY-01 to KEY-03): what a member has, and signing in with one. */
export const passkeyCalls = named({
  passkeys: get({
    path: '/member/passkeys',
    access: 'member',
    answer: object({
      passkeys: ['passkeys', list(passkey)],
      /** The member has none, and has not dismissed the offer of one. */
      offered: ['offer', flag],
    }),
  }),
  /** What to ask the browser for a new passkey, once it is certain by the password that the member asks. */
  newPasskey: post({
    path: '/member/newPasskey',
    access: 'member',
    needsPress: true,
    params: { password: ['password', words(200)] },
    answer: question,
    refusals: ['wrongPassword', 'tooManyAttempts', 'passkeyLimit'],
    limits: { perAddress: 60 },
  }),
  addPasskey: post({
    path: '/member/addPasskey',
    access: 'member',
    signed: true,
    params: { response: ['response', response], name: ['name', words(100)] },
    refusals: ['passkeyRefused', 'passkeyExpired', 'passkeyLimit'],
    limits: { perAddress: 60 },
  }),
  renamePasskey: post({
    path: '/member/renamePasskey',
    access: 'member',
    params: { id: ['id', id], name: ['name', words(100)] },
    refusals: ['invalidValue'],
  }),
  removePasskey: post({
    path: '/member/removePasskey',
    access: 'member',
    needsPress: true,
    params: { id: ['id', id] },
  }),
  /** The offer of a passkey is not made again. */
  dismissPasskeyOffer: post({ path: '/member/dismissPasskeyOffer', access: 'member' }),
  /** What to ask the browser for a login; it may ask whenever the member likes within ten minutes. */
  passkeyLogin: post({ path: '/passkey/login', answer: question, limits: { perAddress: 120 } }),
  loginWithPasskey: post({
    path: '/member/doLoginPasskey',
    params: {
      response: ['response', response],
      language: ['lang', words<Language>(20)],
      deviceToken: ['device', maybe(words(32))],
    },
    answer: session,
    refusals: ['passkeyRefused', 'passkeyExpired', 'accountOffline'],
    limits: { perAddress: 60 },
  }),
});
