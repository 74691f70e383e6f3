/** `@members/i18n/shell`: starting in a language and choosing another, for the shell alone. */
import type { Language } from '@members/contract';
import {
  setInitialLanguage,
  currentLanguage,
  instance,
  namespaces,
  onLanguageChange,
  switchLanguage,
} from './instance';
import { languageKey, storedLanguage, languageTag } from './locale';
import type { TextLoader } from './namespaces';

export { instance, languageKey, onLanguageChange, storedLanguage };

/** Texts that more than one package shows, e.g. "Try again". */
const loadCommon: TextLoader = (language) =>
  import(/* webpackChunkName: "texts-[request]" */ `./common/${language}.json`);

async function show(language: Language): Promise<void> {
  await switchLanguage(language);
  showLanguage();
}

function showLanguage(): void {
  document.documentElement.lang = languageTag(currentLanguage());
}

/** Takes a language, once the common texts and those of a namespace are there. */
export async function loadLanguage(language: Language, namespace: string, load: TextLoader): Promise<void> {
  setInitialLanguage(language);
  await Promise.all([
    namespaces.add('common', loadCommon, language),
    namespaces.add(namespace, load, language),
  ]);
  await switchLanguage(language);
}

/** Starts in the stored language with the shell's own texts, and follows a choice made in another tab. */
export async function startLanguage(namespace: string, load: TextLoader): Promise<void> {
  await loadLanguage(storedLanguage(), namespace, load);
  showLanguage();
  window.addEventListener('storage', (event) => {
    if (event.key === languageKey && storedLanguage() !== currentLanguage()) void show(storedLanguage());
  });
}

/** Stores the choice and shows it without a reload (SET-06). */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  localStorage.setItem(languageKey, language);
}
