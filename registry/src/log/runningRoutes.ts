import { Declined, type RegistryChange } from '@members/office-contract';
import { routeKey } from '@members/mfe-kit/release';
import { releaseOf, type RegistryState } from './state';

/** Remote and path of every route that members can open now, those of canaries included. */
export const runningRoutes = (state: RegistryState): [remote: string, path: string][] =>
  Object.entries(state.remotes).flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.releaseId] : [])].flatMap((id) =>
      releaseOf(state, name, id).routes.map(({ path }): [string, string] => [name, path]),
    ),
  );

/**
 * Throws a Declined if a change would let two remotes run with the same route. The gate has looked before; this is about
 * what has become active since.
 */
export function assertRoutesFree(state: RegistryState, change: RegistryChange): void {
  if (change.kind !== 'activated' && change.kind !== 'rolledBack' && change.kind !== 'canaryStarted') return;
  const { name, releaseId } = change;
  const others = runningRoutes(state).filter(([remote]) => remote !== name);
  for (const { path } of releaseOf(state, name, releaseId).routes) {
    const [owner] = others.find(([, other]) => routeKey(other) === routeKey(path)) ?? [];
    if (owner) throw new Declined('routeTaken', { path, remote: name, release: releaseId, owner });
  }
}
