/** `@members/i18n`: texts of a namespace, the current language, and formats, for shell and remotes. */
export { languages, type Language } from '@members/contract';
export * from './formats';
export { currentLanguage, namespaces } from './instance';
export { languageTag } from './locale';
export type { TextLoader, Texts } from './namespaces';
export { useLanguage, useTexts, type Translate } from './useTexts';
