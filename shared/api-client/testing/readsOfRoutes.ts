import type { Call, ReadAhead, ReadParams } from '@members/contract';
import axios from 'axios';

/** A call as a route names it. */
export const named = ({ id, path, access }: Call, params?: ReadParams): ReadAhead => ({
  ...{ id, path, access },
  ...(params && { params }),
});

/** Gives jsdom the `fetch` that it lacks, as far as the page's script uses it, until the tests are over. */
export function withFetch(): void {
  beforeEach(() => (globalThis.fetch = fetched as unknown as typeof fetch));
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));
}

async function fetched(address: string, init?: { headers: Record<string, string>; signal?: AbortSignal }) {
  const asked = axios.get<string>(address, { ...init, responseType: 'text', validateStatus: null });
  const { data, status, headers } = await asked.catch((error: unknown) => {
    throw init?.signal?.aborted ? init.signal.reason : error;
  });
  return { ok: status < 300, status, headers: Object.entries(headers), text: async () => data };
}
