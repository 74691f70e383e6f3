import { defineRoute, type Route } from '../http';
import { siteConfig, siteInfo, type SiteDependencies } from './service';

/** Calls 1 and 2. */
export function siteRoutes(dependencies: SiteDependencies): Route[] {
  return [
    defineRoute('siteInfo', ({ language }) => siteInfo(dependencies, language)),
    defineRoute('siteConfig', ({ language }) => siteConfig(dependencies, language)),
  ];
}
