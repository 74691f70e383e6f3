/** As long as browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;

/** Tells the server something of this browser with its next page, by a cookie; nothing any more with an empty `value`. */
export function tellServer(name: string, value: string): void {
  const [, told = ''] = new RegExp(`${name}=([^;]*)`).exec(document.cookie) ?? [];
  if (told === value) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? keptSeconds : 0}${secure}`;
}
