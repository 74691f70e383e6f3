import type { Database } from '../database';
import { defineRoute, type Route } from '../http';
import { cities, showcaseItem, showcaseItems } from './service';

/** Products, companions and their cities (calls 3-5). */
export function showcaseRoutes({ database: { reader } }: { database: Database }): Route[] {
  return [
    defineRoute('showcaseItems', ({ params, language }) => showcaseItems(reader, params.cityId, language)),
    defineRoute('showcaseItem', ({ params, language }) => showcaseItem(reader, params.id, language)),
    defineRoute('cities', ({ language }) => cities(reader, language)),
  ];
}
