import type { City, Language, ShowcaseItem } from '@members/contract';
import { localised, type Database, type LocalisedText } from '../database';
import { Refusal } from '../i18n/refusal';
import { guidePrices } from '../site';
import * as store from './store';

interface ItemRow {
  id: number;
  name: LocalisedText;
  subtitle: LocalisedText;
  content: LocalisedText;
  imageUrls: string[];
}

const inLanguage = (row: ItemRow, language: Language): ShowcaseItem => ({
  id: row.id,
  name: localised(row.name, language),
  subtitle: localised(row.subtitle, language),
  content: localised(row.content, language),
  imageUrls: row.imageUrls,
});

export type Showcase = ReturnType<typeof createShowcase>;

export function createShowcase({ database: { reader } }: { database: Database }) {
  return {
    /** Call 3: the companions of a city, or without one the products (D21). None for an unknown city. */
    async items(cityId: number | undefined, language: Language): Promise<ShowcaseItem[]> {
      const rows = await store.items(reader, cityId ?? null);
      return rows.map((row) => inLanguage(row, language));
    },

    /** Call 4: a product or a companion with all pictures. */
    async item(id: number, language: Language): Promise<ShowcaseItem> {
      const row = await store.item(reader, id);
      if (!row) throw new Refusal('notFound');
      return inLanguage(row, language);
    },

    /** What a guide costs, as the operator has set it. */
    prices: () => guidePrices(reader),

    /** The cities that companions are listed by (call 5). */
    async cities(language: Language): Promise<City[]> {
      const rows = await store.cities(reader);
      return rows.map(({ id, name, imageUrl }) => ({ id, name: localised(name, language), imageUrl }));
    },
  };
}
