import { browserCookie, browserSecretIn, pageKeyOf } from '@members/server/http';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { getDomain } from 'tldts';

/** As long as browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;

/**
 * Whether a browser opens the page at its top, and no script, frame or element asks for its text. A service worker that
 * passes a navigation on has no destination; nothing else sends this mode without one.
 */
const isNavigation = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-mode'] === 'navigate' &&
  ['document', 'empty'].includes(String(headers['sec-fetch-dest']));

/** Whether a browser opens the page at its top, and no service worker stands between. */
export const isPlainNavigation = (headers: IncomingHttpHeaders) =>
  isNavigation(headers) && headers['sec-fetch-dest'] === 'document';

/**
 * Gives a page that a browser opens its key, and the browser the cookie that the key is made of (decision 91). `domain` is
 * that of the cookie where the member API has an origin of its own.
 */
export const pageKeys =
  ({ domain, secure }: { domain: string | null; secure: boolean }) =>
  (headers: IncomingHttpHeaders): { pageKey: string; cookie: string } | null => {
    if (!isNavigation(headers)) return null;
    const secret = browserSecretIn(headers.cookie) ?? randomBytes(32).toString('base64url');
    // Strict would leave it out where another site led to the page, and the browser would get a second one.
    const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${keptSeconds}`];
    const cookie = [
      `${browserCookie}=${secret}`,
      ...attributes,
      ...(secure ? ['Secure'] : []),
      ...(domain ? [`Domain=${domain}`] : []),
    ].join('; ');
    return { pageKey: pageKeyOf(secret), cookie };
  };

/** Where the cookie is sent: the page's own host, or the registered domain where the member API is beside it. */
export function cookiePlace({ appOrigin, apiOrigin }: { appOrigin: string; apiOrigin: string }) {
  const { protocol, hostname } = new URL(appOrigin);
  const apart = new URL(apiOrigin).hostname !== hostname;
  return { secure: protocol === 'https:', domain: apart ? getDomain(hostname) : null };
}
