import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site sends this, and none that may call from a browser (fetch metadata). A browser says
 * `same-origin` for the app and `none` for an address that somebody typed; a client that is no browser says nothing.
 */
export function isFromForeignSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origins: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return !origins.includes(headers.origin ?? '');
}
