/** Minor units of an amount as somebody types it: `1234.5`; null for what is none, or is zero. */
export function minorOf(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole) * 100 + Number(part.padEnd(2, '0')) || null;
}

/** An amount as a field shows it. */
export const majorOf = (minor: number): string => (minor / 100).toFixed(2);

/** What a field for an amount keeps of what is typed. */
export const onlyAmount = (typed: string): string => typed.replace(/[^\d.]/g, '');
/** What a field for a number keeps. */
export const onlyDigits = (typed: string): string => typed.replace(/\D/g, '');
