import type { Language } from '@members/contract';
import type { Updateable } from 'kysely';
import { shown, type Reader, type Transaction } from '../database';
import type { SiteTables } from '../database/tables/site';
import { newSite } from './newSite';

/** The site's settings; before there are any those of a new one. */
export async function settings(reader: Reader) {
  return (await reader.selectFrom('site').selectAll().executeTakeFirst()) ?? newSite;
}

/** Makes the site where there is none, and sets what is given. Answers a sentence for each change. */
export async function ensureSite(
  transaction: Transaction,
  { name, languages }: { name?: string; languages?: readonly Language[] },
): Promise<string[]> {
  const did: string[] = [];
  const { name: text, about, notice, ...other } = newSite;
  const texts = { name: JSON.stringify(text), about: JSON.stringify(about), notice: JSON.stringify(notice) };
  const made = await transaction
    .insertInto('site')
    .values({ ...other, ...texts, popup_html: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n) did.push('The site has texts, terms and settings.');
  const site = await transaction.selectFrom('site').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (name !== undefined && JSON.stringify(site.name) !== JSON.stringify({ en_us: name })) {
    await transaction
      .updateTable('site')
      .set({ name: JSON.stringify({ en_us: name }) })
      .execute();
    did.push(`Its name is ${name}.`);
  }
  if (languages !== undefined && site.languages?.join() !== languages.join()) {
    await transaction
      .updateTable('site')
      .set({ languages: [...languages] })
      .execute();
    did.push(`It offers ${languages.join(', ')}.`);
  }
  return did;
}

export async function insertRechargeChannel(
  transaction: Transaction,
  channel: { name: string; position: number },
): Promise<void> {
  await transaction.insertInto('recharge_channels').values(channel).execute();
}

export async function banners(reader: Reader) {
  return reader
    .selectFrom('banners')
    .select(['image_url', 'link'])
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .execute();
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
  return reader.selectFrom('recharge_channels').selectAll().orderBy('position').orderBy('name').execute();
}

export async function rechargeChannel(reader: Reader, name: string) {
  return reader.selectFrom('recharge_channels').selectAll().where('name', '=', name).executeTakeFirst();
}

/** A channel, held until the transaction ends; `undefined` for one that there is not. */
export async function holdRechargeChannel(transaction: Transaction, name: string) {
  return transaction
    .selectFrom('recharge_channels')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRechargeChannel(
  transaction: Transaction,
  { name, change }: { name: string; change: Updateable<SiteTables['recharge_channels']> },
): Promise<void> {
  await transaction.updateTable('recharge_channels').set(change).where('name', '=', name).execute();
}

/** How many built-in avatars members choose from; as many as a new site has before there is one. */
export async function avatarCount(reader: Reader): Promise<number> {
  const row = await reader.selectFrom('site').select('avatar_count').executeTakeFirst();
  return row?.avatar_count ?? newSite.avatar_count;
}

/** Whether members have invite codes of their own. */
export async function membersInvite(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('site').select('members_invite').executeTakeFirst();
  return row?.members_invite ?? newSite.members_invite;
}

/** What operators set about recharges, in minor units; before there is a site, what a new one has. */
export async function rechargeTerms(
  reader: Reader,
): Promise<{ minMinor: number; fullAccessFromMinor: number }> {
  const row = await reader
    .selectFrom('site')
    .select(['recharge_min_minor as minMinor', 'full_access_from_minor as fullAccessFromMinor'])
    .executeTakeFirst();
  return row ?? { minMinor: newSite.recharge_min_minor, fullAccessFromMinor: newSite.full_access_from_minor };
}

/** What operators set a guide to cost, in minor units; null where a counselor names it. */
export async function guidePrices(
  reader: Reader,
): Promise<{ halfDayMinor: number | null; fullDayMinor: number | null }> {
  const row = await reader
    .selectFrom('site')
    .select(['guide_half_day_minor as half', 'guide_full_day_minor as full'])
    .executeTakeFirst();
  return { halfDayMinor: row?.half || null, fullDayMinor: row?.full || null };
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
