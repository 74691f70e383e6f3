import type { Language } from '@members/contract';
import { sql } from 'kysely';
import { seenBy } from '../content';
import { shown, type LocalisedText, type Reader, type Transaction } from '../database';
import { newSite } from './newSite';

/** The site's settings; before there are any those of a new one. */
export async function settings(reader: Reader) {
  return (await reader.selectFrom('site').selectAll().executeTakeFirst()) ?? newSite;
}

interface SiteSettings {
  name?: string;
  languages?: readonly Language[];
  /** Opens it to members. */
  open?: boolean;
}

/**
 * Makes the site where there is none, and sets what is given. A new one is closed until an operator opens it, unless it has
 * members already. Answers a sentence for each change.
 */
export async function ensureSite(transaction: Transaction, settings: SiteSettings = {}): Promise<string[]> {
  const { name, languages, open = false } = settings;
  const did: string[] = [];
  const { name: text, about, notice, versions, ...other } = newSite;
  const texts = { name: JSON.stringify(text), about: JSON.stringify(about), notice: JSON.stringify(notice) };
  const made = await transaction
    .insertInto('site')
    .values({
      ...{ ...other, ...texts, versions: JSON.stringify(versions), popup_html: null, closed_text: null },
      open_to_members: sql<boolean>`EXISTS (SELECT FROM members)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = made.numInsertedOrUpdatedRows === 1n;
  if (isNew) did.push('The site has texts, terms and settings.');
  const site = await transaction.selectFrom('site').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (name !== undefined && JSON.stringify(site.name) !== JSON.stringify({ en_us: name })) {
    await transaction
      .updateTable('site')
      .set({ name: JSON.stringify({ en_us: name }) })
      .execute();
    did.push(`Its name is ${name}.`);
  }
  if (open && !site.open_to_members) {
    await transaction.updateTable('site').set({ open_to_members: true }).execute();
    did.push('It is open to members.');
  } else if (isNew && !site.open_to_members) {
    did.push('It is closed to members until an operator opens it in the office, at Site.');
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
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Those that members can choose. */
export async function rechargeChannels(reader: Reader) {
  return reader
    .selectFrom('recharge_channels')
    .selectAll()
    .where(shown)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** What members call each channel that there is or was. */
export async function channelLabels(reader: Reader) {
  return seenBy(reader, 'members').selectFrom('recharge_channels').select(['name', 'label']).execute();
}

/** A channel that members can choose. */
export async function rechargeChannel(reader: Reader, name: string) {
  return seenBy(reader, 'members')
    .selectFrom('recharge_channels')
    .selectAll()
    .where('name', '=', name)
    .where(shown)
    .executeTakeFirst();
}

/** How many built-in avatars members choose from; as many as a new site has before there is one. */
export async function avatarCount(reader: Reader): Promise<number> {
  const row = await seenBy(reader, 'members').selectFrom('site').select('avatar_count').executeTakeFirst();
  return row?.avatar_count ?? newSite.avatar_count;
}

/** Whether members have invite codes of their own. */
export async function membersInvite(reader: Reader): Promise<boolean> {
  const row = await seenBy(reader, 'members').selectFrom('site').select('members_invite').executeTakeFirst();
  return row?.members_invite ?? newSite.members_invite;
}

/** What operators set about recharges, in minor units; before there is a site, what a new one has. */
export async function rechargeTerms(
  reader: Reader,
): Promise<{ minMinor: number; fullAccessFromMinor: number }> {
  const row = await seenBy(reader, 'members')
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

export async function siteName(reader: Reader): Promise<LocalisedText> {
  const row = await seenBy(reader, 'members').selectFrom('site').select('name').executeTakeFirst();
  return row?.name ?? newSite.name;
}

export interface SupportLink {
  /** Members can contact customer service. */
  enabled: boolean;
  /** Where it answers outside of the app; empty for nowhere. */
  url: string;
}

export async function supportLink(reader: Reader): Promise<SupportLink> {
  const row = await reader
    .selectFrom('site')
    .select(['support_enabled as enabled', 'support_url as url'])
    .executeTakeFirst();
  return row ?? { enabled: newSite.support_enabled, url: newSite.support_url };
}

export async function setSupportLink(transaction: Transaction, { enabled, url }: SupportLink): Promise<void> {
  await transaction.updateTable('site').set({ support_enabled: enabled, support_url: url }).execute();
}

/** The address of customer service where it is on; `` for none. */
export async function supportUrl(reader: Reader): Promise<string> {
  const { enabled, url } = await supportLink(reader);
  return enabled ? url : '';
}

/** For how many hours withdrawals wait after customer service has reset something. */
export async function withdrawalWaitHours(reader: Reader): Promise<number> {
  const row = await seenBy(reader, 'members')
    .selectFrom('site')
    .select('withdrawal_wait_hours as hours')
    .executeTakeFirst();
  return row?.hours ?? newSite.withdrawal_wait_hours;
}

/** What members may do about a fund password: change it themselves, and how long a forgotten one waits, in hours. */
export async function fundPasswordTerms(reader: Reader): Promise<{ editable: boolean; waitHours: number }> {
  const row = await seenBy(reader, 'members')
    .selectFrom('site')
    .select(['fund_password_editable as editable', 'fund_password_wait_hours as waitHours'])
    .executeTakeFirst();
  return row ?? { editable: newSite.fund_password_editable, waitHours: newSite.fund_password_wait_hours };
}

/** Whether visitors see the app and can register. */
export async function isOpen(reader: Reader): Promise<boolean> {
  const row = await seenBy(reader, 'members').selectFrom('site').select('open_to_members').executeTakeFirst();
  return row?.open_to_members ?? true;
}
