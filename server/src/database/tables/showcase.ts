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
    /** `null` for none that is said. */
    price_minor: number | null;
    /** `none`, `service`, or where it leads: a path of the app or an https address. */
    button: Generated<string>;
    /** What stands on the button; the app has a word for it where it is empty. */
    button_label: JSONColumnType<LocalisedText, string | undefined, string>;
  } & Shown;
}
