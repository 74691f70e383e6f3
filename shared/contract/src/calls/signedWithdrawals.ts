import { named, post } from '../call';
import { json, object } from '../wire/shape';
import { words } from '../wire/params';
import { walletCalls } from './wallet';

/** Major units with at most two decimals. */
const amount = ['money', words(30)] as const;

/**
 * Withdrawing with a passkey in place of the withdrawal password (KEY-04). What is signed is the amount, the card and the
 * `Idempotency-Key` under which the withdrawal is requested.
 */
export const signedWithdrawalCalls = named({
  /** What to ask the browser for one withdrawal. */
  askToWithdraw: post({
    path: '/member/askToWithdraw',
    access: 'member',
    needsPress: true,
    params: { amount, key: ['key', words(128)] },
    answer: object({ options: ['options', json] }),
    refusals: ['correctAmount', 'bankMissing', 'realNameRequired', 'passkeyRefused'],
    limits: { perAddress: 300, perMember: 30 },
  }),
  withdrawSigned: post({
    path: '/member/withdrawSigned',
    access: 'member',
    signed: true,
    params: {
      amount,
      /** What the browser answers, as WebAuthn has it in JSON. */
      response: ['response', words(20_000)],
    },
    idempotent: true,
    refusals: [
      'passkeyRefused',
      'passkeyExpired',
      ...walletCalls.withdraw.refusals.filter(
        (key) => key !== 'wrongFundPassword' && key !== 'fundPasswordLocked',
      ),
    ],
    limits: { perAddress: 300 },
  }),
});
