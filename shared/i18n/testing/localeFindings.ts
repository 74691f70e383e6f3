import { languages, type Language } from '@members/contract';
import { languageTag } from '../src/locale';
import type { Texts } from '../src/namespaces';
import { keyPatterns, mentions, translations, type Source } from './textUse';

/** A namespace as its files hold it; a language without a file is absent. */
export interface Locales {
  namespace: string;
  texts: Partial<Record<Language, Texts>>;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
/** English has two plural forms, so the file of any language may keep both, needed or not. */
const englishForms = ['one', 'other'];

const baseOf = (key: string) => key.replace(pluralForm, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map((match) => match[1]).sort();

/** Leaves by their full key, e.g. `home.banner`. */
export function leaves(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value]] : [...leaves(value, `${prefix}${name}.`)],
    ),
  );
}

/** How the files of the six languages differ: missing and surplus keys, plural forms, empty texts, placeholders. */
export function languageFindings({ namespace, texts }: Locales): string[] {
  const flat = new Map(languages.map((language) => [language, leaves(texts[language] ?? {})]));
  const bases = new Map<string, 'plural' | 'plain'>();
  for (const keys of flat.values())
    for (const key of keys.keys()) bases.set(baseOf(key), pluralForm.test(key) ? 'plural' : 'plain');
  return languages.flatMap((language) => {
    const place = `${namespace} ${language}`;
    if (!texts[language]) return [`${place}: the file is missing`];
    const own = flat.get(language)!;
    const needed = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
    const expected = [...bases].flatMap(([base, kind]) =>
      kind === 'plain' ? [base] : needed.map((form) => `${base}_${form}`),
    );
    const tolerated = (key: string) =>
      bases.get(baseOf(key)) === 'plural' && englishForms.some((form) => key.endsWith(`_${form}`));
    return [
      ...expected.filter((key) => !own.has(key)).map((key) => `${place}: ${key} is missing`),
      ...[...own.keys()]
        .filter((key) => !expected.includes(key) && !tolerated(key))
        .map((key) => `${place}: ${key} is a form that the language does not have`),
      ...[...own].filter(([, text]) => text.trim() === '').map(([key]) => `${place}: ${key} is empty`),
      ...placeholderFindings({ place, own, english: flat.get('en_us')! }),
    ];
  });
}

interface Compared {
  place: string;
  own: Map<string, string>;
  english: Map<string, string>;
}

/** A singular form may leave a placeholder out ("One order"); no text may name one that English doesn't. */
function placeholderFindings({ place, own, english }: Compared): string[] {
  return [...own].flatMap(([key, text]) => {
    const model = english.get(key) ?? english.get(`${baseOf(key)}_other`);
    if (model === undefined) return [];
    const [is, due] = [placeholders(text), placeholders(model)];
    const foreign = is.filter((name) => !due.includes(name));
    const lost = key.endsWith('_one') ? [] : due.filter((name) => !is.includes(name));
    return [
      ...foreign.map((name) => `${place}: ${key} has {{${name}}}, which en_us has not`),
      ...lost.map((name) => `${place}: ${key} lacks {{${name}}}, which en_us has`),
    ];
  });
}

/** Keys that no source names, neither whole nor by a template such as `bets.${type}`. */
export function unusedKeys({ namespace, texts }: Locales, sources: readonly Source[]): string[] {
  const patterns = sources.flatMap(({ code }) => keyPatterns(code));
  const used = (key: string) =>
    sources.some(({ code }) => mentions(code, key)) || patterns.some((pattern) => pattern.test(key));
  return [...new Set([...leaves(texts.en_us ?? {}).keys()].map(baseOf))]
    .filter((key) => !used(key))
    .map((key) => `${namespace}: ${key} is used nowhere`);
}

/** Keys that a source asks for and that its namespace doesn't have. `known` are all namespaces; `own` the package's. */
export function unknownKeys(source: Source, own: string, known: readonly Locales[]): string[] {
  const keysOf = new Map(
    known.map(({ namespace, texts }) => [
      namespace,
      [...leaves(texts.en_us ?? {}).keys()].flatMap((key) => [key, baseOf(key)]),
    ]),
  );
  return translations(source.code).flatMap(({ shown, key, namespaces = [own, 'common'] }) => {
    const found = namespaces.some((name) => keysOf.get(name)?.some((known) => key.test(known)));
    return found ? [] : [`${source.file}: ${shown} is not in ${namespaces.join(' or ')}`];
  });
}
