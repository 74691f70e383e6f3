import type { Reader, Transaction } from '../database';
import type { SiteTables } from '../database/tables/site';

export async function settings(reader: Reader) {
  return reader.selectFrom('site').selectAll().executeTakeFirstOrThrow();
}

export async function banners(reader: Reader) {
  return reader.selectFrom('banners').select('image_url').orderBy('position').orderBy('id').execute();
}

export async function feedback(reader: Reader) {
  return reader
    .selectFrom('feedback')
    .select(['avatar_url', 'nickname', 'content'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function rechargeChannels(reader: Reader) {
  return reader.selectFrom('recharge_channels').select('name').orderBy('position').orderBy('name').execute();
}

/** How many built-in avatars members choose from; as many as a new site has before there is one. */
export async function avatarCount(reader: Reader): Promise<number> {
  const row = await reader.selectFrom('site').select('avatar_count').executeTakeFirst();
  return row?.avatar_count ?? 20;
}

/** What operators set about recharges, in minor units; before there is a site, what a new one has. */
export async function rechargeTerms(
  reader: Reader,
): Promise<{ minMinor: number; fullAccessFromMinor: number }> {
  const row = await reader
    .selectFrom('site')
    .select(['recharge_min_minor as minMinor', 'full_access_from_minor as fullAccessFromMinor'])
    .executeTakeFirst();
  return row ?? { minMinor: 1, fullAccessFromMinor: 1 };
}

/** The address of customer service where it is on; `` for none. */
export async function supportUrl(reader: Reader): Promise<string> {
  const row = await reader.selectFrom('site').select(['support_enabled', 'support_url']).executeTakeFirst();
  return row?.support_enabled ? row.support_url : '';
}

export type SiteColumn = keyof SiteTables['site'];

/** The site's settings, held until the transaction ends; `undefined` before there is a site. */
export async function holdSettings(transaction: Transaction) {
  return transaction.selectFrom('site').selectAll().forUpdate().executeTakeFirst();
}

export async function setSetting(
  transaction: Transaction,
  { column, value }: { column: SiteColumn; value: string | number | boolean },
): Promise<void> {
  await transaction
    .updateTable('site')
    .set({ [column]: value })
    .execute();
}
