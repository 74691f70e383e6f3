/** Refusals about alerts. */
export const alertsRefusals = {
  alertAcknowledged: '{{operator}} takes care of this alert already.',
} as const;
