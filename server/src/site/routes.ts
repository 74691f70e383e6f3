import { defineSharedRoute, type Route } from '../http';
import type { Site } from './service';

/** What the app starts with, and what Home shows (calls 1 and 2). */
export function siteRoutes(site: Site): Route[] {
  return [
    defineSharedRoute('siteInfo', ({ language }) => site.info(language)),
    defineSharedRoute('siteConfig', ({ language }) => site.config(language)),
  ];
}
