import { beginSession, send } from '@members/api-client';
import { storedLanguage } from '@members/i18n/shell';

/** The ticket in the address, from the query before or inside the hash (D09), and the address without it. */
export function takeTicket(href: string): { ticket: string; username: string; address: string } | null {
  const url = new URL(href);
  const [hashPath = '', hashQuery = ''] = url.hash.split('?');
  const hashParams = new URLSearchParams(hashQuery);
  const ticket = url.searchParams.get('sso') ?? hashParams.get('sso');
  const username = url.searchParams.get('username') ?? hashParams.get('username');
  if (ticket === null || username === null) return null;
  for (const params of [url.searchParams, hashParams]) {
    params.delete('sso');
    params.delete('username');
  }
  const query = hashParams.toString();
  url.hash = query ? `${hashPath}?${query}` : hashPath;
  return { ticket, username, address: url.pathname + url.search + url.hash };
}

/**
 * Single sign-on (AUTH-09, D09): the parameters leave the address before any request; failure is silent and the
 * visitor continues.
 */
export async function signInFromAddress(): Promise<void> {
  const found = takeTicket(window.location.href);
  if (!found) return;
  window.history.replaceState(null, '', found.address);
  const { ticket, username } = found;
  try {
    const params = { ticket, username, language: storedLanguage() };
    beginSession(await send('ssoLogin', params, { quiet: true }));
  } catch {
    // A visitor stays a visitor.
  }
}
