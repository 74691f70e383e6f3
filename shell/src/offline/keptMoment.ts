import { languageTag, type Language } from '@members/i18n';

/** When something was kept, in the way of the language and the device: the time alone where it was today. */
export function keptMoment(
  keptAt: number,
  now: number,
  language: Language,
): { today: boolean; time: string } {
  const today = new Date(keptAt).toDateString() === new Date(now).toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return { today, time: new Intl.DateTimeFormat(languageTag(language), style).format(keptAt) };
}
