import { get, named, post } from '../call';
import { maybe, words } from '../wire/params';
import { flag, nullable, object, text, time, type Value } from '../wire/shape';

const password = words(200);
/** Six digits out of a mail. */
const code = ['code', words(20)] as const;

const recovery = object({
  /** Whether the site sends mail at all. */
  offered: ['is_mail', flag],
  /** The confirmed address; empty without one. */
  address: ['email', text],
  /** The address that waits for its code; empty for none. */
  unconfirmed: ['new_email', text],
  /** Whether the code for a new fund password was sent and is good. */
  fundCodeSent: ['is_paypwd_code', flag],
  /** A forgotten fund password that waits for a new one. */
  fundReset: [
    'paypwd_reset',
    nullable(
      object({
        /** From when on the new one can be set (UTC). */
        readyAt: ['ready_time', time],
        ready: ['is_ready', flag],
        endsAt: ['end_time', time],
      }),
    ),
  ],
});

export type Recovery = Value<typeof recovery>;

const ofMember = { access: 'member', needsPress: true, limits: { perAddress: 60, perMember: 12 } } as const;
const ofAnybody = { needsPress: true, limits: { perAddress: 60 } } as const;

/** What helps a member who has lost something, and keeps others from it (RCV-01, RCV-02). */
export const recoveryCalls = named({
  recovery: get({ path: '/member/recovery', access: 'member', answer: recovery }),
  /** Sends a code to an address that is to be confirmed, in place of another one or as the first. */
  sendAddressCode: post({
    ...ofMember,
    path: '/member/sendEmailCode',
    params: { address: ['email', words(300)], password: ['password', password] },
    refusals: ['contactService', 'invalidAddress', 'wrongPassword', 'tooManyAttempts'],
  }),
  confirmAddress: post({
    ...ofMember,
    path: '/member/setEmail',
    params: { code },
    refusals: ['wrongCode'],
  }),
  /** Whether a forgotten login password can be set anew by mail. */
  recoveryOffered: get({
    path: '/member/recoveryOffered',
    answer: object({ offered: ['is_mail', flag] }),
    cacheSeconds: 60,
  }),
  /** Sends a code to the confirmed address of a name; answers the same for a name that has none or that nobody has. */
  forgetPassword: post({
    ...ofAnybody,
    path: '/member/forgetPassword',
    params: { username: ['username', words(100)], deviceToken: ['device', maybe(words(32))] },
    /** What the code is given with. */
    answer: object({ ticket: ['ticket', text] }),
    refusals: ['contactService'],
  }),
  /** Sets a new login password and ends all sessions of the member. */
  renewPassword: post({
    ...ofAnybody,
    path: '/member/renewPassword',
    params: { ticket: ['ticket', words(100)], code, password: ['password', password] },
    refusals: ['wrongCode', 'passwordLength'],
  }),
  /** Sets a new login password by a link that customer service has made; good once. Ends all sessions of the member. */
  setPasswordByLink: post({
    ...ofAnybody,
    path: '/member/setPasswordByLink',
    params: { token: ['link', words(100)], password: ['password', password] },
    refusals: ['linkOver', 'passwordLength'],
  }),
  /** Sends a code to the confirmed address, with which a forgotten fund password is given up. */
  sendFundCode: post({
    ...ofMember,
    path: '/member/sendPayPasswordCode',
    params: { password: ['password', password] },
    refusals: ['contactService', 'addressFirst', 'wrongPassword', 'tooManyAttempts'],
  }),
  /** Begins the wait for a new fund password; every device and the address are told. */
  forgetFundPassword: post({
    ...ofMember,
    path: '/member/forgetPayPassword',
    params: { code },
    refusals: ['wrongCode'],
  }),
  /** The fund password stays as it is; from any session. */
  keepFundPassword: post({ ...ofMember, path: '/member/keepPayPassword' }),
  /** Sets the new fund password once the wait is over. */
  renewFundPassword: post({
    ...ofMember,
    path: '/member/renewPayPassword',
    params: { password: ['password', password], fundPassword: ['paypassword', words(200)] },
    refusals: ['incomplete', 'notReady', 'wrongPassword', 'tooManyAttempts'],
  }),
});
