import { get, named, post } from '../call';
import { count, list, object, optional, text, time } from '../wire/shape';
import { maybe, words } from '../wire/params';

const password = words(200);

/** Codes that a member keeps outside of the app, for a new login password (KEY-06, KEY-07). */
export const recoveryCodeCalls = named({
  recoveryCodes: get({
    path: '/member/recoveryCodes',
    access: 'member',
    answer: object({
      left: ['left', count],
      /** Null where none were ever made. */
      madeAt: ['create_time', optional(time)],
    }),
  }),
  /** Ten new codes, shown this once, in the place of those that there were. */
  makeRecoveryCodes: post({
    path: '/member/makeRecoveryCodes',
    access: 'member',
    needsPress: true,
    params: { password: ['password', password] },
    answer: object({ codes: ['codes', list(text)] }),
    refusals: ['wrongPassword', 'tooManyAttempts'],
    limits: { perAddress: 60 },
  }),
  /** A new login password by one of them, which is used up; all sessions of the member end. */
  recoverWithCode: post({
    path: '/member/recoverWithCode',
    params: {
      username: ['username', words(100)],
      code: ['code', words(100)],
      newPassword: ['new_password', password],
      deviceToken: ['device', maybe(words(32))],
    },
    refusals: ['wrongRecoveryCode', 'passwordLength', 'tooManyAttempts', 'accountOffline'],
    limits: { perAddress: 60 },
  }),
});
