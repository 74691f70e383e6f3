import { ApiError } from '@members/api-client';
import type { Caller } from '@members/api-client/clientFor';
import type { ListedRelease } from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { presses } from '../phases/presses';

/** Calls that are sent for a remote only out of a press, by method and path; written into the build. */
declare const PRESSED_CALLS: readonly string[];
/** Calls that bring what the member has confirmed with a passkey, likewise. */
declare const SIGNED_CALLS: readonly string[];

const pressedCalls = new Set(PRESSED_CALLS);
const toldCalls = new Set([...PRESSED_CALLS, ...SIGNED_CALLS]);

const loadTelling = () => import(/* webpackChunkName: "told" */ '../told/tellPressed');

/**
 * On whose behalf a release makes its calls: those that its signed manifest lists, and those of money and identity out of
 * a press alone. An attempt that began out of a press may be repeated under its key.
 */
export function callerOf(release: ListedRelease, takePress = () => presses.take(release.container)): Caller {
  const { name, calls } = release;
  const listed = calls && new Set(calls.map(({ id, method, path }) => `${id} ${method} ${path}`));
  const begun = new Map<string, string>();

  function refuse(why: string): never {
    throw new ApiError('failed', `${name} ${releaseId(release)} ${why}`);
  }

  return Object.freeze<Caller>({
    calls: calls ? calls.map(({ method, path }) => `${method} ${path}`).join(',') : null,
    admit({ id, method, path }, params, { idempotencyKey }) {
      const called = `${method} ${path}`;
      if (listed && !listed.has(`${id} ${called}`)) refuse(`does not list the call ${id} (${called}).`);
      if (!pressedCalls.has(called.toLowerCase())) return;
      const sent = `${called} ${JSON.stringify(params)}`;
      if (idempotencyKey !== undefined && begun.get(idempotencyKey) === sent) return;
      if (!takePress()) refuse(`sends ${called} without a press of the member.`);
      if (idempotencyKey !== undefined) begun.set(idempotencyKey, sent);
    },
    tell({ method, path }, params) {
      if (!toldCalls.has(`${method} ${path}`.toLowerCase())) return false;
      void loadTelling()
        .then(({ tellPressed }) => tellPressed(path, params))
        .catch(() => undefined);
      return true;
    },
  });
}
