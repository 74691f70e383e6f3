import type { RemoteProps } from '@members/mfe-kit';

interface Texts {
  readonly [key: string]: string | Texts;
}
/** The text of a key, such as `title.blank`. */
export type Translate = (key: string) => string;

/** Loads one language. */
export async function loadTexts(language: RemoteProps['language']): Promise<Translate> {
  const { default: texts } = (await import(`./locales/${language}.json`)) as { default: Texts };
  return (key) =>
    String(
      key
        .split('.')
        .reduce<Texts | string | undefined>(
          (node, part) => (typeof node === 'object' ? node[part] : undefined),
          texts,
        ) ?? key,
    );
}
