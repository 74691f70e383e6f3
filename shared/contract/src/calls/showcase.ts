import { get, named } from '../call';
import {
  convert,
  extend,
  list,
  moneyNumber,
  number,
  object,
  optional,
  text,
  type Value,
} from '../wire/shape';
import { id, maybe } from '../wire/params';

const itemTexts = object({
  id: ['id', number()],
  name: ['xuanfei_name', text],
  content: ['content', text],
  subtitle: ['vo_title', text],
  /** What a product costs, as it is shown; null where nothing is said. Other servers send none of these three. */
  price: ['price', optional(text)],
  /** What the button does: `none` is no button, `service` leads to customer service, anything else is where it leads. */
  button: ['button', optional(text)],
  /** What stands on the button; empty for the app's own word. */
  buttonLabel: ['button_text', optional(text)],
});

/** A product, or a companion of a city (ENT-03), with all of its pictures. */
const showcaseItem = extend(itemTexts, { imageUrls: ['img_url', list(text, { also: 'single' })] });

/** A list has the first picture of each item only. */
const listedItem = convert(extend(itemTexts, { imageUrl: ['img_url', text] }), {
  read: ({ imageUrl, ...item }): ShowcaseItem => ({ ...item, imageUrls: imageUrl ? [imageUrl] : [] }),
  write: ({ imageUrls, ...item }) => ({ ...item, imageUrl: imageUrls[0] ?? '' }),
});

const city = object({
  id: ['id', number()],
  name: ['name', text],
  /** Empty where the server or the city has none: not in the specification. */
  imageUrl: ['img_url', text],
});

export type ShowcaseItem = Value<typeof showcaseItem>;
/** ENT-04. */
export type City = Value<typeof city>;

export const showcaseCalls = named({
  showcaseItems: get({
    no: 3,
    path: '/xuanfei/xuanfeilist',
    params: { cityId: ['id', maybe(id)] },
    answer: list(listedItem),
    kept: true,
  }),
  showcaseItem: get({
    no: 4,
    path: '/xuanfei/xuanfeidata',
    access: 'member',
    params: { id: ['id', id] },
    answer: showcaseItem,
    refusals: ['notFound'],
    kept: true,
  }),
  /** What a guide costs, as the operator has set it (CAT-03); null where a counselor names it. */
  guidePrices: get({
    path: '/xuanfei/price',
    answer: object({
      halfDayMinor: ['half_day', optional(moneyNumber)],
      fullDayMinor: ['full_day', optional(moneyNumber)],
    }),
    kept: true,
  }),
  cities: get({
    no: 5,
    path: '/xuanfei/address',
    aliases: ['/address_list'],
    answer: list(city),
    kept: true,
  }),
});
