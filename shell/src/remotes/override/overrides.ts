import { overrideAddresses, type Override, type OverrideRequest } from './addresses';

/** The own builds and previews of this browser that may run. The code that loads them comes only if there are some. */
export async function activeOverrides(request: OverrideRequest): Promise<Override[]> {
  if (!isPreviewLink() && overrideAddresses(localStorage).length === 0) return [];
  return (await import('./loadOverrides')).loadOverrides(request);
}

const isPreviewLink = () => location.search.includes('preview=');
