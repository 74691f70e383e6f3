import type { Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';
import type { Shown } from './content';

type Text = JSONColumnType<LocalisedText>;

export interface ShowcaseTables {
  cities: { id: Generated<number>; name: Text; image_url: Generated<string>; position: number } & Shown;
  showcase_items: {
    id: Generated<number>;
    /** `null` for a product, a city for a companion. */
    city_id: number | null;
    name: Text;
    subtitle: Text;
    content: Text;
    image_urls: string[];
    position: number;
  } & Shown;
}
