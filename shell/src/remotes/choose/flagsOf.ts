import type { ListedRemote } from '@members/mfe-kit/release';
import { placeOf } from './chosenRelease';

/**
 * Which flags of a remote are on for a subject (`canarySubject`). Each flag has a share of its own: who is in that of one
 * need not be in that of another, and nobody leaves it while it grows.
 */
export function flagsOf(listed: ListedRemote | undefined, subject: () => string): Record<string, boolean> {
  const { active, flags = {} } = listed ?? {};
  const isOn = ([flag, share]: [string, number]) => placeOf(`${active?.name}.${flag}`, subject()) < share;
  return Object.freeze(Object.fromEntries(Object.entries(flags).map((each) => [each[0], isOn(each)])));
}
