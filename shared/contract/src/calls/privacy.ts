import { named, post } from '../call';
import { plainText } from '../wire/shape';
import { words } from '../wire/params';

const asked = {
  access: 'member',
  needsPress: true,
  /** The login password. */
  params: { password: ['password', words(200)] },
  limits: { perAddress: 60, perMember: 12 },
} as const;

/** What members have a right to: everything that is held about them, and an end of it. */
export const privacyCalls = named({
  /** Everything that the system holds about the member, as one JSON document. */
  archive: post({
    ...asked,
    path: '/member/archive',
    answer: plainText('application/json; charset=utf-8'),
    refusals: ['wrongPassword', 'dailyLimit'],
  }),
  /** Closes the account for good; refused while money is in it or on its way. */
  closeAccount: post({
    ...asked,
    path: '/member/close',
    refusals: [
      'wrongPassword',
      'dailyLimit',
      'closeBalance',
      'closeWithdrawal',
      'closePayment',
      'closeOrder',
    ],
  }),
});
