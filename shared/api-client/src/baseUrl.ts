/** The page's address, as far as the base of the API depends on it. */
export type PageLocation = Pick<Location, 'protocol' | 'hostname' | 'origin'>;

const isAddress = (hostname: string) =>
  hostname === 'localhost' || hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

/**
 * The base of the API (API-01, D19): an override first, the page's own origin on localhost and IP addresses,
 * else the `api` subdomain of the registered domain by the public-suffix list, with the page's scheme. The list
 * is large and loaded only where it is needed.
 */
export async function apiBaseUrl(page: PageLocation, override?: string): Promise<string> {
  if (override) return override;
  if (isAddress(page.hostname)) return `${page.origin}/api`;
  const { getDomain } = await import('tldts');
  const domain = getDomain(page.hostname) ?? page.hostname;
  return `${page.protocol}//api.${domain}/api`;
}
