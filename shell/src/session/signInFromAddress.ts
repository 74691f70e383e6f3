import { beginSession, call, session } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { storedLanguage } from '@members/i18n/shell';

/** What single sign-on hands over in the address. */
export interface Ticket {
  ticket: string;
  username: string;
}

/** A ticket for somebody else than the member who is signed in. */
export interface Switch extends Ticket {
  /** Username of the member who is signed in. */
  current: string;
}

/**
 * Single sign-on (AUTH-09, D09): the parameters leave the address before any request, and failure is silent. A
 * visitor is signed in at once, and so is a member whose session turns out to be over. Another member who is signed
 * in is to be asked first: then the answer is the switch to ask about.
 */
export async function signInFromAddress(): Promise<Switch | null> {
  const found = takeTicket(window.location.href);
  if (!found) return null;
  window.history.replaceState(null, '', found.address);
  try {
    const current = session.current() && (await signedInName());
    if (!current) await exchange(found);
    else if (current !== found.username) return { ...found, current };
  } catch {
    // Single sign-on fails silently (D09).
  }
  return null;
}

/** Exchanges the ticket for a session (call 19). Throws ApiError, and then the earlier session stays in force. */
export async function exchange({ ticket, username }: Ticket): Promise<void> {
  beginSession(
    await call(memberCalls.ssoLogin, { ticket, username, language: storedLanguage() }, { quiet: true }),
  );
}

async function signedInName(): Promise<string | null> {
  try {
    return (await call(memberCalls.member, undefined, { quiet: true })).username;
  } catch (error) {
    if (session.current()) throw error;
    return null;
  }
}

/** The ticket in the address, from the query before or inside the hash (D09), and the address without it. */
export function takeTicket(href: string): (Ticket & { address: string }) | null {
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
