import type { Language } from '@members/contract';
import type { i18n } from 'i18next';
import { languageTag } from './locale';

export type Texts = { readonly [key: string]: string | Texts };
/** Loads one language of a namespace, e.g. `(language) => import(`./locales/${language}.json`)`. */
export type TextLoader = (language: Language) => Promise<{ default: Texts }>;

/** The namespaces of shell and remotes; only the current language of each is ever loaded. */
export function createNamespaces(instance: i18n) {
  const loaders = new Map<string, TextLoader>();

  async function loadOne(namespace: string, language: Language): Promise<void> {
    const load = loaders.get(namespace);
    if (!load || instance.hasResourceBundle(languageTag(language), namespace)) return;
    const texts = (await load(language)).default;
    if (loaders.get(namespace) === load)
      instance.addResourceBundle(languageTag(language), namespace, texts, true, true);
  }

  return {
    /** Adds a namespace and loads its texts. A later release of a remote replaces the texts of the earlier. */
    async add(namespace: string, load: TextLoader, language: Language): Promise<void> {
      if (loaders.get(namespace) !== load) {
        loaders.set(namespace, load);
        for (const tag of Object.keys(instance.store.data)) instance.removeResourceBundle(tag, namespace);
      }
      await loadOne(namespace, language);
    },
    /** Loads every namespace in a language, before it is shown. */
    async load(language: Language): Promise<void> {
      await Promise.all([...loaders.keys()].map((namespace) => loadOne(namespace, language)));
    },
  };
}
