import type { Language } from '@members/contract';
import { currentLanguage, namespaces, useTexts } from '@members/i18n';
import { startLanguage } from '@members/i18n/shell';

/** The areas that have texts of their own, as `<area>/texts/<language>.json`. */
export const areasWithTexts = ['audit', 'content', 'money', 'operators'] as const;
export type AreaWithTexts = (typeof areasWithTexts)[number];

const loadOffice = (language: Language) =>
  import(/* webpackChunkName: "office-[request]" */ `./texts/${language}.json`);
const loadArea = (area: AreaWithTexts) => (language: Language) =>
  import(/* webpackChunkName: "[request]" */ `./${area}/texts/${language}.json`);

const namespaceOf = (area: AreaWithTexts) => `office-${area}`;

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
