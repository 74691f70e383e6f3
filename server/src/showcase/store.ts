import { shown, type Reader } from '../database';

const columns = [
  ...(['id', 'name', 'subtitle', 'content', 'button'] as const),
  'image_urls as imageUrls',
  'price_minor as priceMinor',
  'button_label as buttonLabel',
] as const;

export async function items(reader: Reader, cityId: number | null) {
  return reader
    .selectFrom('showcase_items')
    .select(columns)
    .where('city_id', cityId === null ? 'is' : '=', cityId)
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function item(reader: Reader, id: number) {
  return reader
    .selectFrom('showcase_items')
    .select(columns)
    .where('id', '=', id)
    .where(shown)
    .executeTakeFirst();
}

export async function cities(reader: Reader) {
  return reader
    .selectFrom('cities')
    .select(['id', 'name', 'image_url as imageUrl'])
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
