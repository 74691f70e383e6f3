import { parseCookie } from 'cookie';
import { createHash } from 'node:crypto';

/** The cookie by which a session knows its browser. No script reads it. */
export const browserCookie = 'members_browser';

/** What a page has to send beside it, in this header. */
export const pageKeyHeader = 'page-key';

const digest = (purpose: string, secret: string) =>
  createHash('sha256').update(`${purpose} ${secret}`).digest();

/** The value of the cookie in a `cookie` header; null where there is none. */
export function browserSecretIn(cookies = ''): string | null {
  const secret = parseCookie(cookies)[browserCookie];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/**
 * What only a page knows that the browser has opened at its top: the server of the page makes it of the cookie and writes
 * it into the page. Who has it does not know the cookie, and who has neither can't make it.
 */
export const pageKeyOf = (secret: string): string => digest('page key', secret).toString('base64url');

/** The hash by which a session knows the browser of a request; null unless the request proves both cookie and page. */
export function browserOf(headers: {
  cookie?: string | undefined;
  [pageKeyHeader]?: unknown;
}): Buffer | null {
  const secret = browserSecretIn(headers.cookie);
  return secret !== null && headers[pageKeyHeader] === pageKeyOf(secret) ? digest('browser', secret) : null;
}
