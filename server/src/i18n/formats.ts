/** 'YYYY-MM-DD HH:mm:ss' in UTC, as members read times (D57); `''` for a time that has not come. */
export function formatTime(time: Date | null): string {
  return time ? time.toISOString().slice(0, 19).replace('T', ' ') : '';
}

/**
 * An amount in major units with at most two decimals, as members type it, in minor units: '10.5' → 1050. `null` for
 * anything else.
 */
export function readAmount(text: string): number | null {
  const [, major, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return major === undefined ? null : Number(major) * 100 + Number(decimals.padEnd(2, '0'));
}
