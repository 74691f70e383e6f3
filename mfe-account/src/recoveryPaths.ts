import { paths } from '@members/mfe-kit/paths';

/** Addresses that only this remote leads to: the ways to a new password. */
export const recoveryPaths = {
  forgotPassword: `${paths.login}?forgot=1`,
  byRecoveryCode: `${paths.login}?forgot=code`,
} as const;
