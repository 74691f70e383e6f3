import { formatCurrency, type City, type Language, type ShowcaseItem } from '@members/contract';
import { localised, type Database, type LocalisedText } from '../database';
import { Refusal } from '../i18n/refusal';
import { guidePrices } from '../site';
import type { ShowPictures } from '../uploads';
import * as store from './store';

interface ItemRow {
  id: number;
  name: LocalisedText;
  subtitle: LocalisedText;
  content: LocalisedText;
  imageUrls: string[];
  priceMinor: number | null;
  button: string;
  buttonLabel: LocalisedText;
}

const inLanguage = (row: ItemRow, language: Language): ShowcaseItem => ({
  id: row.id,
  name: localised(row.name, language),
  subtitle: localised(row.subtitle, language),
  content: localised(row.content, language),
  imageUrls: row.imageUrls,
  price: row.priceMinor === null ? null : formatCurrency(row.priceMinor, language),
  button: row.button,
  buttonLabel: localised(row.buttonLabel, language) || null,
});

export type Showcase = ReturnType<typeof createShowcase>;

export interface ShowcaseDependencies {
  database: Database;
  showPictures: ShowPictures;
}

export function createShowcase({ database: { reader }, showPictures }: ShowcaseDependencies) {
  return {
    /** Call 3: the companions of a city, or without one the products (D21). None for an unknown city. */
    async items(cityId: number | undefined, language: Language): Promise<ShowcaseItem[]> {
      const rows = await store.items(reader, cityId ?? null);
      const shown = await showPictures(
        rows.flatMap(({ imageUrls }) => imageUrls.slice(0, 1)),
        'inLists',
      );
      return rows.map((row) =>
        inLanguage({ ...row, imageUrls: row.imageUrls.slice(0, 1).map(shown) }, language),
      );
    },

    /** Call 4: a product or a companion with all pictures. */
    async item(id: number, language: Language): Promise<ShowcaseItem> {
      const row = await store.item(reader, id);
      if (!row) throw new Refusal('notFound');
      const shown = await showPictures(row.imageUrls, 'alone');
      return inLanguage({ ...row, imageUrls: row.imageUrls.map(shown) }, language);
    },

    /** What a guide costs, as the operator has set it. */
    prices: () => guidePrices(reader),

    /** The cities that companions are listed by (call 5). */
    async cities(language: Language): Promise<City[]> {
      const rows = await store.cities(reader);
      const shown = await showPictures(
        rows.map(({ imageUrl }) => imageUrl),
        'inLists',
      );
      return rows.map(({ id, name, imageUrl }) => ({
        ...{ id, name: localised(name, language) },
        imageUrl: shown(imageUrl),
      }));
    },
  };
}
