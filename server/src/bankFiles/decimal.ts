/** Minor units as files of banks write them: `1234.50`. */
export const decimalOf = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** Minor units of `1234.5`, `1234,50` or `1234`; null for what is no amount of them. */
export function minorOf(text: string): number | null {
  const [, whole, part = ''] = /^\+?(\d{1,13})(?:[.,](\d{1,5}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return null;
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

/** What names a withdrawal at a bank, from end to end: its number, behind a letter that keeps it from those of others. */
export const endToEndId = (withdrawalId: number): string => `W${withdrawalId}`;

/** The withdrawal that an end-to-end id names; null where it is none of ours. */
export function withdrawalOf(reference: string): number | null {
  const [, digits] = /^W(\d{1,15})$/.exec(reference.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
