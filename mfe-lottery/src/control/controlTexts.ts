import type { ApiError } from '@members/api-client';
import type { ControlChange } from '@members/contract';
import {
  formatAmount,
  formatLength,
  inEachLanguage,
  unitLabel,
  type Language,
  type Translate,
} from '@members/i18n';
import { formatPoints } from '../betting/orderRules';

const moments = inEachLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
);

/** An ISO time as "Nov 22, 2026, 12:00 UTC" in the way of the language. The server counts limits in UTC and names UTC in its refusals, too. */
export const momentText = (iso: string, language: Language): string =>
  moments(language).format(new Date(iso));

/** "50 K", or that there is no limit. */
export const limitText = (t: Translate, amountMinor: number | null): string =>
  amountMinor === null ? t('control.limits.none') : `${formatPoints(amountMinor)}\u00a0${unitLabel}`;

/** An amount with its unit, such as "-20.00 K". */
export const moneyText = (amountMinor: number): string => `${formatAmount(amountMinor)}\u00a0${unitLabel}`;

/** What a member changed, in a sentence. */
export function changeText(t: Translate, { action, subject, amountMinor }: ControlChange): string {
  if (action === 'paused') return t(`control.pause.${subject}`);
  return t(`control.changes.${action}`, {
    limit: t(`control.limits.${subject}`),
    amount: limitText(t, amountMinor),
  });
}

/** What to say beside a field about a failure; nothing where the shell tells the member: no network, session over. */
export function failureText(error: ApiError | null, other: string): string | undefined {
  if (error?.kind === 'refused') return error.message;
  return error?.kind === 'failed' || error?.kind === 'malformed' ? other : undefined;
}

/** A length of time in whole minutes as "1 hour 30 minutes". */
export function lengthText(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [formatLength(hours, 'hour', language)] : []),
    ...(rest > 0 ? [formatLength(rest, 'minute', language)] : []),
  ].join(' ');
}
