import { checklist, type CheckName } from '@members/office-contract';
import { isDeepStrictEqual } from 'node:util';
import { seenContent } from '../content';
import type { Database } from '../database';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { newSite } from './newSite';
import * as store from './store';

export interface SiteOfficeDependencies {
  database: Database;
  /** Whether there is what the site itself does not know of. */
  checks: Record<Exclude<CheckName, 'brand' | 'terms'>, () => Promise<boolean>>;
}

/** What a site has of what members need, and whether it is open to them. */
export function siteOfficeRoutes({ database, checks }: SiteOfficeDependencies): OfficeRoute[] {
  return [
    defineOfficeRoute('siteChecklist', async () => {
      const site = await store.settings(seenContent(database, 'members').reader);
      const done = {
        ...checks,
        // Whoever has changed either has thought of it.
        brand: async () => !isDeepStrictEqual(site.name, newSite.name),
        terms: async () => !isDeepStrictEqual(site.about, newSite.about),
      };
      return {
        open: site.open_to_members,
        checks: await Promise.all(checklist.map(async (name) => ({ name, done: await done[name]() }))),
      };
    }),
  ];
}
