import { defaultLanguage, type ReadAhead } from '@members/contract';
import type { Language } from '@members/i18n';
import type { ListedRelease, RouteAccess } from '@members/mfe-kit';
import { routeKey, type RemoteRoute } from '@members/mfe-kit/release';
import { ownRoutes, type OwnScreen } from './ownRoutes';

/** A route of the app and who shows it: the shell itself, or a remote. */
export interface AppRoute {
  path: string;
  access: RouteAccess;
  titleIn: (language: Language, t: (key: string) => string) => string;
  /** What its screen reads first. */
  reads: readonly ReadAhead[];
  owner: { kind: 'shell'; screen: OwnScreen } | { kind: 'remote'; name: string };
}

export type RouteTable = ReadonlyMap<string, AppRoute>;

/** The releases of a remote whose routes the app has: the one that runs, and the one that is to run next. */
export interface RoutedRemote {
  name: string;
  releases: readonly ListedRelease[];
}

/** Builds the table from the shell's own routes and those of the remotes. What has a route first keeps it. */
export function buildRouteTable(remotes: readonly RoutedRemote[]): RouteTable {
  const table = new Map<string, AppRoute>();
  const add = (route: AppRoute) => {
    if (!table.has(routeKey(route.path))) table.set(routeKey(route.path), route);
  };
  for (const { path, access, screen, reads } of ownRoutes)
    add({
      path,
      access,
      titleIn: (_language, t) => t(`title.${screen}`),
      reads: reads ?? [],
      owner: { kind: 'shell', screen },
    });
  for (const { name, releases } of remotes)
    for (const { path, access, titles, reads } of releases.flatMap(({ routes }) => routes))
      add({
        path,
        access,
        titleIn: (language) => titleOf(titles, language),
        reads: readsAhead(reads),
        owner: { kind: 'remote', name },
      });
  return table;
}

/** The title of a remote's route: in the first language where its release has none in this one, empty without either. */
export const titleOf = (titles: RemoteRoute['titles'], language: Language): string =>
  titles[language] ?? titles[defaultLanguage] ?? '';

const own = /* @__PURE__ */ buildRouteTable([]);

/** The shell's own routes: all that is known before there are remotes. */
export const ownRouteTable = (): RouteTable => own;

/** The route of a pathname, matched case-insensitively (D07). */
export const findRoute = (table: RouteTable, pathname: string): AppRoute | undefined =>
  table.get(routeKey(pathname));

/** Of the reads that a route names, those that can be asked for: builds for contract 1.x don't say where. */
export const readsAhead = (reads: readonly (ReadAhead | string)[] = []): ReadAhead[] =>
  reads.filter((read) => typeof read !== 'string');
