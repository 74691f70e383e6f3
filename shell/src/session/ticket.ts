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
