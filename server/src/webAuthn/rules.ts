/** More than anybody has devices; a stolen password adds no end of them. */
export const mostPasskeys = 10;

/** A login may be asked for while the form is open; the page asks again before this has passed. */
export const signInMs = 10 * 60_000;
export const answerMs = 5 * 60_000;

/** What somebody calls a passkey, as it is kept; `null` for what is none. */
export function passkeyNameOf(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name !== '' && [...name].length <= 50 && !/\p{C}/u.test(name) ? name : null;
}
