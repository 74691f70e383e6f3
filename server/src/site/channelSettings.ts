import { formatMoney, languages, type Language } from '@members/contract';
import type { Selectable, Updateable } from 'kysely';
import type { Database, LocalisedText } from '../database';
import type { SiteTables } from '../database/tables/site';
import { readAmount } from '../i18n/formats';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

type Row = Selectable<SiteTables['recharge_channels']>;
type Change = Updateable<SiteTables['recharge_channels']>;

interface ChannelSetting {
  takes: string;
  /** The change that a text means, `null` for a text that is none. Empty for nothing. */
  read: (text: string, channel: Row) => Change | null;
  /** The value as an operator writes it. */
  write: (channel: Row) => string;
}

const limit = (column: 'min_minor' | 'max_minor', takes: string): ChannelSetting => ({
  takes,
  read(text, channel) {
    if (text === '') return { [column]: null };
    const amountMinor = readAmount(text);
    const limits: Pick<Row, 'min_minor' | 'max_minor'> = { ...channel, [column]: amountMinor };
    const { min_minor: min, max_minor: max } = limits;
    return !amountMinor || (min !== null && max !== null && min > max) ? null : { [column]: amountMinor };
  },
  write: ({ [column]: amountMinor }) => (amountMinor === null ? '' : formatMoney(amountMinor)),
});

/** https, or a path of the site: what the page may show. */
function readLogo(text: string): Change | null {
  if (text === '') return { logo_url: null };
  const isPath = /^\/[\w-]/.test(text);
  const isAddress = URL.canParse(text) && new URL(text).protocol === 'https:';
  return isPath || isAddress ? { logo_url: text } : null;
}

/** "0", "0.30", "1.5%" or "0.30+1.5%". */
function readFee(text: string): Change | null {
  if (text === '') return { fee_minor: null, fee_per_mille: null };
  const share = /^(?:(.+)\+)?(\d{1,2})(?:\.(\d))?%$/.exec(text);
  const fixed = share ? (share[1] ?? '0') : text;
  const feeMinor = readAmount(fixed);
  if (feeMinor === null) return null;
  return { fee_minor: feeMinor, fee_per_mille: share ? Number(share[2]) * 10 + Number(share[3] ?? 0) : 0 };
}

function writeFee({ fee_minor: fixed, fee_per_mille: perMille }: Row): string {
  if (fixed === null || perMille === null) return '';
  const parts = [fixed > 0 ? formatMoney(fixed) : '', perMille > 0 ? `${perMille / 10}%` : ''];
  return parts.filter(Boolean).join('+') || '0';
}

function readMinutes(text: string): Change | null {
  if (text === '') return { minutes_min: null, minutes_max: null };
  const [, min, max] = /^(?:([1-9]\d{0,4})-)?([1-9]\d{0,4})$/.exec(text) ?? [];
  if (max === undefined || (min !== undefined && Number(min) >= Number(max))) return null;
  return { minutes_min: min === undefined ? null : Number(min), minutes_max: Number(max) };
}

const label = (language: Language): ChannelSetting => ({
  takes: `what members read for it in ${language}`,
  read(text, { name, label: before }) {
    const { [language]: _, ...others } = before ?? { en_us: name };
    const after = text === '' ? others : { ...others, [language]: text };
    const label = { en_us: name, ...after } satisfies LocalisedText;
    return text.length > 60 ? null : { label: JSON.stringify(label) };
  },
  write: ({ label: texts }) => texts?.[language] ?? '',
});

/** What an operator changes about a payment channel, by the names that the command line knows (RECH-10). */
export const channelSettings: Readonly<Record<string, ChannelSetting>> = {
  min: limit('min_minor', 'an amount from 0.01, not above max: the least that it takes'),
  max: limit('max_minor', 'an amount from 0.01, not below min: the most that it takes'),
  fee: {
    takes: 'what the provider takes from the member: 0, 0.30, 1.5% or 0.30+1.5%',
    read: readFee,
    write: writeFee,
  },
  minutes: {
    takes: 'how long a payment usually takes: at most 2, or 5-30',
    read: readMinutes,
    write: ({ minutes_min: min, minutes_max: max }) =>
      max === null ? '' : [...(min === null ? [] : [min]), max].join('-'),
  },
  logo: {
    takes: 'https address or path of a picture',
    read: readLogo,
    write: ({ logo_url: address }) => address ?? '',
  },
  ...Object.fromEntries(languages.map((language) => [`label-${language}`, label(language)])),
};

/**
 * Changes one thing about a channel and puts it on record; an empty value takes it away. Resolves to a sentence for the
 * operator; the message of an Error is one too.
 */
export async function changeChannelSetting(
  database: Database,
  { channel: name, key, value, ...act }: Act & { channel: string; key: string; value: string },
): Promise<string> {
  const setting = Object.hasOwn(channelSettings, key) ? channelSettings[key] : undefined;
  if (!setting)
    throw new Error(`A channel has no ${key}. There are: ${Object.keys(channelSettings).join(', ')}.`);
  return database.transaction(async (transaction) => {
    const channel = await store.holdRechargeChannel(transaction, name);
    if (!channel) throw new Error(`There is no channel ${name}.`);
    const change = setting.read(value.trim(), channel);
    if (!change) throw new Error(`${key} takes: ${setting.takes}. Empty for none.`);
    await store.updateRechargeChannel(transaction, { name, change });
    const changed = (await store.holdRechargeChannel(transaction, name))!;
    const [before, after] = [setting.write(channel), setting.write(changed)];
    if (before === after) return `${key} of ${name} is ${after || 'empty'} already.`;
    const details = { setting: key, before, after };
    await recordOperation(transaction, { ...act, action: 'channel changed', subject: name, details });
    return `${key} of ${name} was ${before || 'empty'} and is ${after || 'empty'} now. Members see it within a minute.`;
  });
}

/** Every channel with what members see of it, one a line. */
export async function listChannels({ reader }: Database): Promise<string> {
  const rows = await store.rechargeChannels(reader);
  if (rows.length === 0) return 'There are no channels.';
  return rows
    .map((row) => {
      const settings = Object.entries(channelSettings).map(([key, { write }]) => [key, write(row)] as const);
      return [row.name, ...settings.flatMap(([key, value]) => (value ? [`${key} ${value}`] : []))].join('  ');
    })
    .join('\n');
}
