import type { Finding } from '@members/office-contract';
import { callIds, callOf } from '@members/contract';
import type { ListedRelease } from '@members/mfe-kit/release';

const ofMoney = new Map(
  callIds
    .map(callOf)
    .filter(({ needsPress, signed }) => needsPress || signed)
    .map(({ method, path, id }) => [`${method} ${path}`, id]),
);

/** Says which calls the release may make that an operator should know of: all of them, or more of money than before. */
export function checkCalls(
  { calls }: Pick<ListedRelease, 'calls'>,
  running: Pick<ListedRelease, 'calls'> | undefined,
): Finding[] {
  if (!calls)
    return [
      {
        id: 'calls',
        level: 'soft',
        text: 'It lists no calls, as builds before contract 2.3.0, and may make all.',
      },
    ];
  if (!running?.calls) return [];
  const before = new Set(running.calls.map(({ method, path }) => `${method} ${path}`));
  return calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => ofMoney.has(call) && !before.has(call))
    .map((call) => ({
      id: `calls:${ofMoney.get(call)}`,
      level: 'soft',
      text: `It may make the call ${call}, of money or identity, which the running release may not.`,
    }));
}
