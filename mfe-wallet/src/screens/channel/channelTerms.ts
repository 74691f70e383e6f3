import { formatCurrency, type RechargeChannel } from '@members/contract';
import { formatLength, inEachLanguage, type Language, type Translate } from '@members/i18n';
import { shortCurrency } from '../../amounts';

const shares = inEachLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
);

interface Texts {
  t: Translate;
  language: Language;
}

/** Why a channel doesn't take an amount; null where it does. */
export function channelRefusal(
  { minMinor, maxMinor }: RechargeChannel,
  amountMinor: number,
  { t, language }: Texts,
): string | null {
  if (minMinor !== null && amountMinor < minMinor)
    return t('refusals.belowMinimum', { min: formatCurrency(minMinor, language) });
  if (maxMinor !== null && amountMinor > maxMinor)
    return t('refusals.aboveMaximum', { max: formatCurrency(maxMinor, language) });
  return null;
}

/** What a channel's owner says of it, as far as that is known: fee with what it makes in all, time, limits (RECH-10). */
export function channelTerms(channel: RechargeChannel, amountMinor: number, texts: Texts): string[] {
  return [feeOf(channel, amountMinor, texts), timeOf(channel, texts), limitsOf(channel, texts)].filter(
    (term) => term !== null,
  );
}

function feeOf({ feeMinor, feePerMille }: RechargeChannel, amountMinor: number, { t, language }: Texts) {
  if (feeMinor === null || feePerMille === null) return null;
  if (feeMinor === 0 && feePerMille === 0) return t('channel.free');
  const parts = [
    ...(feeMinor > 0 ? [formatCurrency(feeMinor, language)] : []),
    ...(feePerMille > 0 ? [shares(language).format(feePerMille / 1000)] : []),
  ];
  const inAllMinor = amountMinor + feeMinor + Math.round((amountMinor * feePerMille) / 1000);
  const inAll = t('channel.inAll', { amount: formatCurrency(inAllMinor, language) });
  return `${t('channel.fee', { fee: parts.join(' + ') })} · ${inAll}`;
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** In the largest unit that both ends are whole numbers of. */
function timeOf({ minutesMin, minutesMax }: RechargeChannel, { t, language }: Texts) {
  if (minutesMax === null) return null;
  const [unit, minutes] = units.find(
    ([, minutes]) => minutesMax % minutes === 0 && (minutesMin ?? 0) % minutes === 0,
  )!;
  const most = formatLength(minutesMax / minutes, unit, language);
  return minutesMin === null
    ? t('channel.within', { time: most })
    : t('channel.between', { time: `${minutesMin / minutes}–${most}` });
}

function limitsOf({ minMinor, maxMinor }: RechargeChannel, { t, language }: Texts) {
  const [min, max] = [minMinor, maxMinor].map((limit) => limit && shortCurrency(limit, language));
  if (min && max) return t('channel.limits', { min, max });
  if (min) return t('refusals.belowMinimum', { min });
  return max ? t('refusals.aboveMaximum', { max }) : null;
}
