import type { Language } from '@members/i18n';
import type { ListedRelease, RegistryDocument, RouteAccess } from '@members/mfe-kit';
import { ownRoutes, type OwnScreen } from './ownRoutes';

/** A route of the app and who shows it: the shell itself, or the active release of a remote. */
export interface AppRoute {
  path: string;
  access: RouteAccess;
  titleIn: (language: Language, t: (key: string) => string) => string;
  owner: { kind: 'shell'; screen: OwnScreen } | { kind: 'remote'; release: ListedRelease };
}

const keyOf = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

export type RouteTable = ReadonlyMap<string, AppRoute>;

/** Builds the table from the shell's own routes and the active releases; the shell's own come first. */
export function buildRouteTable(registry: RegistryDocument): RouteTable {
  const table = new Map<string, AppRoute>();
  for (const { active: release } of Object.values(registry.remotes)) {
    for (const { path, access, titles } of release.routes) {
      const titleIn: AppRoute['titleIn'] = (language) => titles[language];
      table.set(keyOf(path), { path, access, titleIn, owner: { kind: 'remote', release } });
    }
  }
  for (const { path, access, titleKey, screen } of ownRoutes) {
    const titleIn: AppRoute['titleIn'] = (_language, t) => t(titleKey);
    table.set(keyOf(path), { path, access, titleIn, owner: { kind: 'shell', screen } });
  }
  return table;
}

/** The route of a pathname, matched case-insensitively (D07). */
export const findRoute = (table: RouteTable, pathname: string): AppRoute | undefined =>
  table.get(keyOf(pathname));
