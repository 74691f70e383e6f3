/** The balance that the screen was given on the way to it, in minor units, if any (RECH-01, D50). */
export function receivedBalance(state: unknown): number | undefined {
  const balanceMinor = (state as { balanceMinor?: unknown } | null)?.balanceMinor;
  return typeof balanceMinor === 'number' ? balanceMinor : undefined;
}
