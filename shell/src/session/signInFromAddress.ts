import { beginSession, call, session } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { storedLanguage } from '@members/i18n/shell';
import { takeTicket, type Ticket } from './takeTicket';

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
    // Things stay as they were.
  }
  return null;
}

/** Trades the ticket for a session (call 19). Throws ApiError, and then the former session goes on. */
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
