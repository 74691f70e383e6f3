import { defineSharedRoute, type Route } from '../http';
import type { Showcase } from './service';

/** Products, companions and their cities (calls 3-5), and what a guide costs (CAT-03). */
export function showcaseRoutes(showcase: Showcase): Route[] {
  return [
    defineSharedRoute('showcaseItems', ({ params, language }) => showcase.items(params.cityId, language)),
    defineSharedRoute('showcaseItem', ({ params, language }) => showcase.item(params.id, language)),
    defineSharedRoute('guidePrices', () => showcase.prices()),
    defineSharedRoute('cities', ({ language }) => showcase.cities(language)),
  ];
}
