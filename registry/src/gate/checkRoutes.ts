import type { Finding } from '@members/office-contract';
import { routeKey, type ListedRelease, type RemoteRoute } from '@members/mfe-kit/release';
import { satisfies } from 'semver';
import { runningRoutes } from '../log/runningRoutes';
import type { RegistryState } from '../log/state';
import type { ShellFacts } from './checkShell';

const givesParameters = ({ reads = [] }: RemoteRoute) =>
  reads.some((read) => typeof read !== 'string' && read.params);

/**
 * Checks that every route of the release is its own: not the shell's, nor another remote's in upper or lower case (D07).
 * And that the shell knows parameters of reads, which no declaration tells: an earlier one would ask without them.
 */
export function checkRoutes(
  { name, routes, shellContract }: Pick<ListedRelease, 'name' | 'routes' | 'shellContract'>,
  state: RegistryState,
  { routes: shellRoutes, contract }: Pick<ShellFacts, 'routes' | 'contract'>,
): Finding[] {
  const findings = satisfies(contract, shellContract)
    ? []
    : routes.filter(givesParameters).map(({ path }): Finding => {
        const text = `The reads of ${path} need the shell contract ${shellContract}; the shell speaks ${contract}.`;
        return { id: `reads:${path}`, level: 'hard', text };
      });
  const owners = new Map(shellRoutes.map((path) => [routeKey(path), 'the shell']));
  for (const [owner, path] of runningRoutes(state)) if (owner !== name) owners.set(routeKey(path), owner);
  const own = new Set<string>();
  for (const { path } of routes) {
    const owner = own.has(routeKey(path)) ? 'the release itself, twice' : owners.get(routeKey(path));
    own.add(routeKey(path));
    if (owner)
      findings.push({ id: `route:${path}`, level: 'hard', text: `The route ${path} belongs to ${owner}.` });
  }
  const now = runningRoutes(state).filter(([owner]) => owner === name);
  for (const path of new Set(now.map(([, each]) => each)))
    if (!own.has(routeKey(path)))
      findings.push({
        id: `route-lost:${path}`,
        level: 'soft',
        text: `The route ${path} runs now and is gone with this release; links to it lead nowhere.`,
      });
  return findings;
}
