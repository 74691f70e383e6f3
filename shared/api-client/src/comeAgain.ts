import { isAxiosError } from 'axios';
import { ApiError } from './ApiError';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** How often a refused call comes again before its failure is shown. */
const mostTimes = 3;

/**
 * Milliseconds until a call may come again that a server with too much to do has refused, before it did anything
 * (OPS-01): what `retry-after` says, and a random part that grows with each refusal, so that not all come together. Null
 * for any other failure.
 */
export function comeAgainAfter(error: unknown, refusals: number): number | null {
  const { cause } = error instanceof ApiError ? error : {};
  if (!isAxiosError(cause) || cause.response?.status !== 503) return null;
  const waitMs = Number(cause.response.headers['retry-after'] ?? NaN) * 1_000;
  const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** refusals);
  return waitMs >= 0 ? waitMs + Math.random() * longest : null;
}

/** Whether a call should come again by itself, after so many refusals before this one. */
export const comesAgain = (refusals: number, error: unknown): boolean =>
  refusals < mostTimes && comeAgainAfter(error, refusals) !== null;

/** Makes a call, and again where it was refused before anything was done. Throws what the last try throws. */
export async function untilTaken<T>(ask: () => Promise<T>, refusals = 0): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!comesAgain(refusals, error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, comeAgainAfter(error, refusals)!));
    return untilTaken(ask, refusals + 1);
  }
}
