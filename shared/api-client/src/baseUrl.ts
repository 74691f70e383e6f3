import { apiOriginOf } from '@members/contract';

/** The page's address, as far as the base of the API depends on it. */
export type PageLocation = Pick<URL, 'protocol' | 'hostname' | 'origin'>;

/** Whether a host can have a registered domain at all. */
const isDomain = (hostname: string) => /\./.test(hostname) && !/^[\d.]+$/.test(hostname);

/**
 * The base of the API (API-01, D19): an override first, such as the one of the page's settings, else by the rule of the
 * contract. The list of public suffixes is large and loaded only where it is needed.
 */
export async function apiBaseUrl(page: PageLocation, override?: string): Promise<string> {
  if (override) return override;
  const { hostname } = page;
  const domain = isDomain(hostname) ? (await import('tldts')).getDomain(hostname) : null;
  return `${apiOriginOf(page, domain)}/api`;
}
