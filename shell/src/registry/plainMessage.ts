const longest = 200;

/**
 * What may be told of an error: no queries or hashes of addresses, no long numbers, no mail addresses, at most 200
 * characters.
 */
export function plainMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/[^\s"'<(]+@[^\s"'>),;]+/g, '…')
    .replace(/(?<![0-9a-f_])\d{4,}(?![0-9a-f_])/gi, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
