import type { Language } from '@members/contract';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, instance, onLanguageChange } from './instance';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/** Texts of one namespace in the current language: `const { t, language } = useTexts('mfe-lottery')`. */
export function useTexts(namespace: string): { t: Translate; language: Language } {
  const { t } = useTranslation(namespace, { i18n: instance });
  return { t: (key, values) => t(key, { ...values }), language: useLanguage() };
}
