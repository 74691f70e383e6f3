import { Declined } from '@members/office-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Refuses what is not addressed to the office by its own name, such as a name of a foreign page that was pointed here. */
export function officeHostOnly(app: FastifyInstance, officeOrigin: string): void {
  const { host } = new URL(officeOrigin);
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.host !== host) throw new Declined('elsewhere', { origin: officeOrigin });
  });
}

/**
 * Refuses what a page of another origin sends or asks for, whoever is signed in: pages of the same site, such as the
 * members' app on another port or subdomain, would have the operator's cookie sent along. A browser names the origin
 * or says how the page is related to this one (fetch metadata); a client that is no browser says neither.
 */
export function officePagesOnly(app: FastifyInstance, officeOrigin: string): void {
  // HTML forms can't send what is left.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    if (isFromElsewhere(request, officeOrigin)) throw new Declined('foreignPage');
  });
}

function isFromElsewhere({ headers }: FastifyRequest, officeOrigin: string): boolean {
  const { origin = officeOrigin, 'sec-fetch-site': site = 'same-origin' } = headers;
  return origin !== officeOrigin || site !== 'same-origin';
}
