import { ErrorIcon, InfoIcon, SuccessIcon, TimeIcon } from '@members/ui/core';

/** The picture of an outcome; the word beside it says the same. */
export const outcomeIcon = {
  ok: SuccessIcon,
  failed: ErrorIcon,
  pending: TimeIcon,
  notice: InfoIcon,
} as const;
