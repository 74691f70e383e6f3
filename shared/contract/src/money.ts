/** Money inside the project is an integer number of minor units (cents); the wire shows major units. */
export function parseMoney(value: string | number): number {
  const major = typeof value === 'number' ? value : Number(value.replaceAll(',', ''));
  return Number.isFinite(major) ? Math.round(major * 100) : 0;
}

/** Formats minor units as the wire's `money` string, e.g. 123450 → "1,234.50". */
export function formatMoney(amountMinor: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  const major = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${major}.${digits.slice(-2)}`;
}
