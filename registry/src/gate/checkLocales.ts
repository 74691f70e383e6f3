import type { Finding } from '@members/office-contract';
import { languages } from '@members/contract';
import type { RemoteManifest } from '@members/mfe-kit/release';

/** Checks that the release has texts in the app's six languages, and every route a title in each (ROUTE-09). */
export function checkLocales({ locales, routes }: Pick<RemoteManifest, 'locales' | 'routes'>): Finding[] {
  const missing = languages.filter((language) => !locales.includes(language));
  return [
    ...missing.map((language): Finding => ({
      id: `locale:${language}`,
      level: 'hard',
      text: `It has no texts in ${language}.`,
    })),
    ...routes.flatMap(({ path, titles }) =>
      languages
        .filter((language) => !missing.includes(language) && !titles[language]?.trim())
        .map((language): Finding => ({
          id: `title:${path}:${language}`,
          level: 'soft',
          text: `The route ${path} has no title in ${language}.`,
        })),
    ),
  ];
}
