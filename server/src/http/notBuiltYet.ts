import type { CallId } from '@members/contract';

/** The calls of the contract without a route. They answer code 500, which clients ignore silently (ERR-04). */
export const notBuiltYet: readonly CallId[] = [
  'ssoLogin',
  'setAvatar',
  'uploadImage',
  'setRealName',
  'setSex',
  'setLoginPassword',
];
