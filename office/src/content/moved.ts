/** A list with one of its entries at another place. */
export function moved<Entry>(list: readonly Entry[], { from, to }: { from: number; to: number }): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
