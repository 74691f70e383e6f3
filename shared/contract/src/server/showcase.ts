import { z } from 'zod';
import type { City, ShowcaseItem } from '../showcase';

const listedItem = z.strictObject({
  id: z.number(),
  img_url: z.string(),
  xuanfei_name: z.string(),
  content: z.string(),
  vo_title: z.string(),
});
export const showcaseItemsData = z.array(listedItem);
export const showcaseItemData = listedItem.extend({ img_url: z.array(z.string()) });
export const citiesData = z.array(z.strictObject({ id: z.number(), name: z.string(), img_url: z.string() }));

const texts = (item: ShowcaseItem) => ({
  id: item.id,
  xuanfei_name: item.name,
  content: item.content,
  vo_title: item.subtitle,
});

/** A list shows the first picture of an item only. */
export const writeShowcaseItems = (items: ShowcaseItem[]): z.infer<typeof showcaseItemsData> =>
  items.map((item) => ({ ...texts(item), img_url: item.imageUrls[0] ?? '' }));

export const writeShowcaseItem = (item: ShowcaseItem): z.infer<typeof showcaseItemData> => ({
  ...texts(item),
  img_url: item.imageUrls,
});

export const writeCities = (cities: City[]): z.infer<typeof citiesData> =>
  cities.map(({ id, name, imageUrl }) => ({ id, name, img_url: imageUrl }));
