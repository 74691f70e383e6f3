import { get, named, post } from '../call';
import type { Language } from '../language';
import { code, words } from '../wire/params';
import { flag, object, optional, text, type Value } from '../wire/shape';

/** What a member can switch on and off, by the codes of the wire; security can't be. */
const switchCodes = {
  /** Settled orders. */
  bets: 'bets',
  /** Withdrawals that have arrived or were rejected. */
  withdrawals: 'withdrawals',
  /** What the operator writes. */
  messages: 'messages',
  /** Answers of customer service. */
  support: 'support',
  /** The same, by mail. */
  supportMail: 'support_mail',
  /** Amounts, reasons and texts in what a device shows while it is locked. */
  details: 'details',
} as const;

const switches = object({
  bets: ['bets', flag],
  withdrawals: ['withdrawals', flag],
  messages: ['messages', flag],
  support: ['support', flag],
  /** Null where no mail is sent. */
  supportMail: ['support_mail', optional(flag)],
  details: ['details', flag],
});

export type MessageSwitches = Value<typeof switches>;
export type MessageSwitch = keyof typeof switchCodes;

const subscription = {
  endpoint: ['endpoint', words(1_000)],
  /** The browser's keys, base64url. */
  p256dh: ['p256dh', words(100)],
  auth: ['auth', words(40)],
} as const;

/** By what a member is told outside of the app (NOT-04). */
export const pushCalls = named({
  pushSettings: get({
    path: '/member/push',
    access: 'member',
    /** `publicKey` is the server's, for the browser's push service: a P-256 point as base64url. */
    answer: object({ publicKey: ['public_key', text], switches: ['switches', switches] }),
  }),
  setMessageSwitch: post({
    path: '/member/setMessageSwitch',
    access: 'member',
    params: { name: ['name', code(switchCodes)], on: ['on', code({ yes: '1', no: '0' })] },
    refusals: ['invalidValue'],
    limits: { perMember: 60 },
  }),
  /** Binds this device's subscription to the session that asks; safe to repeat. */
  subscribePush: post({
    path: '/member/subscribePush',
    access: 'member',
    params: { ...subscription, language: ['lang', words<Language>(20)] },
    refusals: ['invalidValue'],
    limits: { perMember: 20 },
  }),
  unsubscribePush: post({
    path: '/member/unsubscribePush',
    access: 'member',
    params: { endpoint: subscription.endpoint },
    limits: { perMember: 20 },
  }),
  /** A browser's new subscription in the place of one that it names; a service worker asks, without a session. */
  renewPush: post({
    path: '/member/renewPush',
    params: { before: ['before', words(1_000)], ...subscription },
    refusals: ['invalidValue'],
    limits: { perAddress: 20 },
  }),
});
