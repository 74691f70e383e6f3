import { defaultLanguage, type Language } from '@members/contract';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageTag } from './locale';
import { createNamespaces } from './namespaces';

/** The one i18next of shell and remotes. */
export const instance: i18n = i18next.createInstance();

void instance.use(initReactI18next).init({
  lng: languageTag(defaultLanguage),
  fallbackLng: false,
  resources: {},
  ns: [],
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

export const namespaces = createNamespaces(instance);

let language: Language = defaultLanguage;

export const currentLanguage = (): Language => language;

/** Sets the language that the app starts in, before anything is shown and any text is loaded. */
export function setInitialLanguage(first: Language): void {
  language = first;
}

export function onLanguageChange(listener: () => void): () => void {
  instance.on('languageChanged', listener);
  return () => instance.off('languageChanged', listener);
}

/** Loads the texts before it switches, so that no screen shows a raw key. */
export async function switchLanguage(next: Language): Promise<void> {
  await namespaces.load(next);
  language = next;
  await instance.changeLanguage(languageTag(next));
}
