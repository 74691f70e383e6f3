import type { CallId } from '@members/contract';

/** The calls of the contract without a route. They answer code 500, which the client ignores silently. */
export const notBuiltYet: readonly CallId[] = [
  'showcaseItem',
  'cities',
  'moreVideos',
  'ssoLogin',
  'bankCard',
  'report',
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
  'waybill',
];
