import { takeTicket, type Switch } from './ticket';

/**
 * Single sign-on (AUTH-09, D09): the parameters leave the address before any request, and failure is silent. Where
 * another member is signed in, they are to be asked first: then the answer is the switch to ask about.
 */
export async function signInFromAddress(): Promise<Switch | null> {
  const found = takeTicket(window.location.href);
  if (!found) return null;
  window.history.replaceState(null, '', found.address);
  try {
    const { signInBy } = await import('./exchangeTicket');
    return await signInBy(found);
  } catch {
    return null;
  }
}
