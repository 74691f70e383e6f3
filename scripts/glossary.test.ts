import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages, type Language } from '../shared/contract/src';
import { parse } from 'yaml';
import { about, noticeBar, popContent } from '../server/demo/content/texts';
import { feedback } from '../server/demo/content/feedback';
import { notices } from '../server/demo/content/notices';
import { texts as sandbox } from '../server/src/payments/sandbox/texts';
import { newSite } from '../server/src/site/newSite';
import { stepTexts } from '../shared/verifier/src/describeStep';
import { root } from './workspace.mjs';

type Term = Record<Language, string> & {
  term: string;
  is: string;
  not?: Partial<Record<Language, string[]>>;
};

const glossary: Term[] = parse(readFileSync(join(root, 'shared/i18n/glossary.yaml'), 'utf8'));

/** Chinese and Korean have no spaces around each word. */
const hasSpaces = (language: Language) => language !== 'zh_cn' && language !== 'ko_ko';

function pattern(expression: string, language: Language): RegExp {
  return new RegExp(hasSpaces(language) ? `(?<!\\p{L})(?:${expression})(?!\\p{L})` : expression, 'iu');
}

const rules = glossary.flatMap((term) =>
  languages.flatMap((language) =>
    (term.not?.[language] ?? []).map((word) => ({
      language,
      say: term[language],
      not: pattern(word, language),
    })),
  ),
);

/** Every text below a value, by its place. */
function* leaves(value: unknown, place: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [place, value];
  else if (value && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) yield* leaves(part, `${place} ${key}`);
}

/** Texts where each has its six languages beside each other. */
function* localised(value: unknown, language: Language, place: string): Generator<[string, string]> {
  if (!value || typeof value !== 'object') return;
  if (language in value) yield [place, (value as Record<Language, string>)[language]];
  else for (const [key, part] of Object.entries(value)) yield* localised(part, language, `${place} ${key}`);
}

const packages = ['', 'shared', 'examples']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((folder) => existsSync(join(folder, 'package.json')));

/** Files of texts in one language: `es_spa.json` in packages and templates, `es_spa.ts` of the server. */
const filesOf = (language: Language) =>
  packages
    .flatMap((folder) => ['src', 'page', 'templates'].map((part) => join(folder, part)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => new RegExp(`(^|/)${language}\\.(json|ts)$`).test(file))
        .map((file) => join(folder, file)),
    );

async function textsIn(language: Language): Promise<[string, string][]> {
  const files = filesOf(language).map(async (file): Promise<[string, string][]> => {
    const content: unknown = file.endsWith('.ts')
      ? await import(file)
      : JSON.parse(readFileSync(file, 'utf8'));
    return [...leaves(content, relative(root, file))];
  });
  return [
    ...(await Promise.all(files)).flat(),
    ...leaves(sandbox[language], 'server/src/payments/sandbox/texts.ts'),
    ...localised({ about, noticeBar, popContent, feedback, notices }, language, 'server/demo/content'),
    ...localised(newSite, language, 'server/src/site/newSite.ts'),
    ...(language === 'en_us' ? leaves(stepTexts, 'shared/verifier/src/describeStep.ts') : []),
  ];
}

/** The other words that a text has, and what to say instead. */
const otherWords = (text: string, language: Language) =>
  rules
    .filter((rule) => rule.language === language)
    .flatMap(({ say, not }) => {
      const found = not.exec(text.replaceAll(/<[^>]+>/g, ' '))?.[0];
      return found === undefined ? [] : [`“${found}”: say “${say}”`];
    });

describe('the glossary (shared/i18n/glossary.yaml)', () => {
  it('has a word for every term in every language, and one entry for each', () => {
    for (const term of glossary)
      for (const language of languages)
        expect([term.term, language, term[language]]).toContainEqual(expect.stringMatching(/\S/));
    expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
  });

  it('never forbids a word of its own', () => {
    const own = glossary.flatMap((term) =>
      languages.flatMap((language) =>
        otherWords(term[language], language).map((found) => `${term.term}: ${found}`),
      ),
    );
    expect(own).toEqual([]);
  });

  it.each([
    ['vn_vn', 'Mỗi vòng được quyết toán', '“vòng”: say “kỳ”'],
    ['es_spa', 'Contactar a atención al cliente', '“Contactar a”: say “contactar con”'],
    ['zh_cn', '切换账号', '“账号”: say “账户”'],
  ] as const)('finds another word: %s, %s', (language, text, found) => {
    expect(otherWords(text, language)).toEqual([found]);
  });

  it.each(languages)('is kept by every text of the app: %s', async (language) => {
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(800);
    const found = texts.flatMap(([place, text]) =>
      otherWords(text, language).map((other) => `${place}: ${other}, in “${text.slice(0, 120)}”`),
    );
    expect(found).toEqual([]);
  });
});
