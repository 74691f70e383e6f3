import { defineRoute, type Route } from '../http';
import type { Showcase } from './service';

/** Products, companions and their cities (calls 3-5). */
export function showcaseRoutes(showcase: Showcase): Route[] {
  return [
    defineRoute('showcaseItems', ({ params, language }) => showcase.items(params.cityId, language)),
    defineRoute('showcaseItem', ({ params, language }) => showcase.item(params.id, language)),
    defineRoute('cities', ({ language }) => showcase.cities(language)),
  ];
}
