import { paths } from '@members/mfe-kit/paths';

/** Addresses that only this remote leads to: the way to a new password, and the settings of recovery. */
export const recoveryPaths = {
  forgotPassword: `${paths.login}?forgot=1`,
  byRecoveryCode: `${paths.login}?forgot=code`,
  settings: `${paths.settings}?recovery=1`,
} as const;
