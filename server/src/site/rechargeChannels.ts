import type { Language, RechargeChannel } from '@members/contract';
import type { Selectable } from 'kysely';
import { localised, type Reader } from '../database';
import type { SiteTables } from '../database/tables/site';
import { Refusal } from '../i18n/refusal';
import { channelLabels, rechargeChannel } from './store';

type Row = Selectable<SiteTables['recharge_channels']>;

const labelOf = ({ name, label }: Pick<Row, 'name' | 'label'>, language: Language) =>
  (label && localised(label, language)) || name;

/** A channel as members see it before they choose it (RECH-10). */
export const rechargeChannelFor = (row: Row, language: Language): RechargeChannel => ({
  name: row.name,
  label: labelOf(row, language),
  logoUrl: row.logo_url || null,
  minMinor: row.min_minor,
  maxMinor: row.max_minor,
  feeMinor: row.fee_minor,
  feePerMille: row.fee_per_mille,
  minutesMin: row.minutes_min,
  minutesMax: row.minutes_max,
});

/** What members read for the channel of a record; its name where it is a channel no more. */
export async function rechargeChannelLabels(
  reader: Reader,
  language: Language,
): Promise<(name: string) => string> {
  const rows = await channelLabels(reader);
  const labels = new Map(rows.map((row) => [row.name, labelOf(row, language)]));
  return (name) => labels.get(name) ?? name;
}

/** Refuses a channel that there is not, and an amount that it doesn't take (RECH-10). */
export async function refuseChannel(
  reader: Reader,
  { channel, amountMinor }: { channel: string; amountMinor: number },
): Promise<void> {
  const row = await rechargeChannel(reader, channel);
  if (!row) throw new Refusal('channelUnavailable');
  if (row.min_minor !== null && amountMinor < row.min_minor)
    throw new Refusal('belowMinimum', { min: { amountMinor: row.min_minor } });
  if (row.max_minor !== null && amountMinor > row.max_minor)
    throw new Refusal('aboveMaximum', { max: { amountMinor: row.max_minor } });
}
