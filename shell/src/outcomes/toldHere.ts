const key = 'slipsTold';
/** More than a week of slips that nobody has marked yet. */
const most = 300;

/** The slips that this browser has told of: a mark on the server may be late, or not arrive. */
export const toldHere = {
  has: (slipId: number): boolean => read().includes(slipId),
  add(slipIds: readonly number[]): void {
    localStorage.setItem(key, JSON.stringify([...new Set([...read(), ...slipIds])].slice(-most)));
  },
};

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
