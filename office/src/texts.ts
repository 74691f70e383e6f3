import type { Language } from '@members/contract';
import { currentLanguage, namespaces, useLanguage, useTexts, type Translate } from '@members/i18n';
import { instance, startLanguage } from '@members/i18n/shell';

/** The areas, whose texts are `<area>/texts/<language>.json`. */
export const areasWithTexts = [
  'today',
  'money',
  'members',
  'support',
  'books',
  'games',
  'content',
  'site',
  'releases',
  'proposals',
  'audit',
  'operators',
  'account',
] as const;
export type AreaWithTexts = (typeof areasWithTexts)[number];

const loadOffice = (language: Language) =>
  import(/* webpackChunkName: "office-[request]" */ `./texts/${language}.json`);
const loadArea = (area: AreaWithTexts) => (language: Language) =>
  import(/* webpackChunkName: "[request]" */ `./${area}/texts/${language}.json`);

const namespaceOf = (area: AreaWithTexts) => `office-${area}`;
const all = ['office', ...areasWithTexts.map(namespaceOf)];

/** Loads the texts of frame and areas in the operator's language, before anything is shown. */
export async function startTexts(): Promise<void> {
  await startLanguage('office', loadOffice);
  await Promise.all(
    areasWithTexts.map((area) => namespaces.add(namespaceOf(area), loadArea(area), currentLanguage())),
  );
}

/** Texts of the frame. */
export const useOfficeTexts = () => useTexts('office');
/** Texts of an area. */
export const useAreaTexts = (area: AreaWithTexts) => useTexts(namespaceOf(area));

/** A text by its key, whichever area has it, such as the name of a call (`calls.<call>`); the key where none has. */
export function useEveryText(): Translate {
  useLanguage();
  return (key, values) => instance.t(key, { ...values, ns: all });
}
