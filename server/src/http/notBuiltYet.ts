import type { CallId } from '@members/contract';

/** The calls of the contract without a route. They answer code 500, which clients ignore silently (ERR-04). */
export const notBuiltYet: readonly CallId[] = [
  'ssoLogin',
  'bankCard',
  'setAvatar',
  'uploadImage',
  'setRealName',
  'setSex',
  'setFundPassword',
  'editFundPassword',
  'setLoginPassword',
  'bindCard',
  'banks',
  'withdrawalRule',
  'withdraw',
  'withdrawals',
  'recharges',
  'recharge',
];
