/**
 * Keeps of typed text what can be an amount: digits and, with decimals, one point and as many digits after it.
 * A comma counts as the point, since many keypads offer only that. Leading zeros go.
 */
export function amountText(typed: string, decimals: 0 | 2): string {
  const kept = typed.replace(/,/g, '.').replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = kept.split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  if (decimals === 0 || parts.length === 0) return units;
  return `${units || '0'}.${parts.join('').slice(0, decimals)}`;
}
