/** What speaks against an order, as the key of a text; null where nothing does (VAL-03 to VAL-06). */
export function checkOrder({ stake, betTypes, balanceMinor }) {
  if (!/^[1-9]\d{0,8}$/.test(stake)) return 'amount';
  if (betTypes.length === 0) return 'choose';
  return totalMinor(stake, betTypes) > balanceMinor ? 'insufficient' : null;
}

/** The stake is in whole points, for each option. */
export const totalMinor = (stake, betTypes) => Number(stake) * 100 * betTypes.length;
