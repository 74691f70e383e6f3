import { paths } from '@members/mfe-kit/paths';

const name = 'invite';

/** The address that opens /Register with a code filled in (INV-01). */
export const inviteLink = (code: string): string =>
  `${window.location.origin}/#${paths.register}?${new URLSearchParams({ [name]: code })}`;

/** The code in the query of such an address; empty without one, and for what no code can be. */
export function invitedBy(query: URLSearchParams): string {
  const code = query.get(name)?.trim() ?? '';
  return /^[A-Za-z0-9-]{4,32}$/.test(code) ? code : '';
}
