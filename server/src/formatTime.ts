/** 'YYYY-MM-DD HH:mm:ss' in UTC, as members read times (D57); `''` for a time that has not come. */
export function formatTime(time: Date | null): string {
  return time ? time.toISOString().slice(0, 19).replace('T', ' ') : '';
}
