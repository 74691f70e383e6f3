/**
 * The origin of the member API for a page (API-01, D19): the `api` subdomain of the page's registered domain, with its
 * scheme. A host without a registered domain (localhost, an IP address, a name of one label) has it on its own origin.
 */
export const apiOriginOf = (
  page: Pick<URL, 'protocol' | 'origin'>,
  /** By the list of public suffixes, as `getDomain` of tldts tells it. */
  registeredDomain: string | null,
): string => (registeredDomain ? `${page.protocol}//api.${registeredDomain}` : page.origin);
