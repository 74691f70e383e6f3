import { beginSession, call, session } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { storedLanguage } from '@members/i18n/shell';
import type { Switch, Ticket } from './ticket';

/**
 * Signs a visitor in at once, and a member whose session turns out to be over; answers with the switch to ask about where
 * another member is signed in. Throws ApiError.
 */
export async function signInBy(given: Ticket): Promise<Switch | null> {
  const current = session.current() && (await signedInName());
  if (!current) await exchange(given);
  else if (current !== given.username) return { ticket: given.ticket, username: given.username, current };
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
