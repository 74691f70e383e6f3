import type { ListedRelease } from '@members/mfe-kit/release';
import type { Finding } from '../log/change';
import { releaseOf, type RegistryState } from '../log/state';
import type { ShellFacts } from './checkShell';

const keyOf = (path: string): string => path.toLowerCase();

/** Checks that every route of the release is its own: not the shell's, nor another remote's in upper or lower case (D07). */
export function checkRoutes(
  { name, routes }: Pick<ListedRelease, 'name' | 'routes'>,
  state: RegistryState,
  { routes: shellRoutes }: Pick<ShellFacts, 'routes'>,
): Finding[] {
  const findings: Finding[] = [];
  const owners = new Map(shellRoutes.map((path) => [keyOf(path), 'the shell']));
  for (const [owner, path] of runningRoutes(state)) if (owner !== name) owners.set(keyOf(path), owner);
  const own = new Set<string>();
  for (const { path } of routes) {
    const owner = own.has(keyOf(path)) ? 'the release itself, twice' : owners.get(keyOf(path));
    own.add(keyOf(path));
    if (owner)
      findings.push({ id: `route:${path}`, level: 'hard', text: `The route ${path} belongs to ${owner}.` });
  }
  const now = runningRoutes(state).filter(([owner]) => owner === name);
  for (const path of new Set(now.map(([, each]) => each)))
    if (!own.has(keyOf(path)))
      findings.push({
        id: `route-lost:${path}`,
        level: 'soft',
        text: `The route ${path} runs now and is gone with this release; links to it lead nowhere.`,
      });
  return findings;
}

/** Remote and path of every route that members can open now, those of canaries included. */
const runningRoutes = (state: RegistryState): [string, string][] =>
  Object.entries(state.remotes).flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.releaseId] : [])].flatMap((id) =>
      releaseOf(state, name, id).routes.map(({ path }): [string, string] => [name, path]),
    ),
  );
