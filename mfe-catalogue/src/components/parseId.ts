/** The city, product or guide that an address names, or null where it names none. */
export function parseId(text: string | null): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}
