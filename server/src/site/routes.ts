import { defineRoute, type Route } from '../http';
import type { Site } from './service';

/** What the app starts with, and what Home shows (calls 1 and 2). */
export function siteRoutes(site: Site): Route[] {
  return [
    defineRoute('siteInfo', ({ language }) => site.info(language)),
    defineRoute('siteConfig', ({ language }) => site.config(language)),
  ];
}
