import { languages } from '@members/contract';
import { languageFindings, unknownKeys, unusedKeys, type Locales } from './localeFindings';
import type { Texts } from '../src/namespaces';

const english: Texts = {
  title: 'Orders',
  greeting: 'Hello {{name}}',
  count_one: 'One order',
  count_other: '{{count}} orders',
};

function localesWith(changes: Record<string, Texts>): Locales {
  const spanish = { ...english, count_many: '{{count}} de órdenes' };
  const texts = Object.fromEntries(languages.map((language) => [language, english]));
  return { namespace: 'demo', texts: { ...texts, es_spa: spanish, ...changes } };
}

describe('comparing the languages of a namespace', () => {
  it('finds nothing where they match, each with the plural forms that it has', () => {
    const { count_one: _, ...korean } = english;
    expect(languageFindings(localesWith({ ko_ko: korean }))).toEqual([]);
  });

  it('finds a missing key, a missing plural form and a missing file', () => {
    const { title: _, ...untitled } = english;
    expect(languageFindings(localesWith({ ko_ko: untitled }))).toEqual(['demo ko_ko: title is missing']);
    expect(languageFindings(localesWith({ es_spa: english }))).toEqual([
      'demo es_spa: count_many is missing',
    ]);
    const { ms_my: _malay, ...five } = localesWith({}).texts;
    expect(languageFindings({ namespace: 'demo', texts: five })).toEqual(['demo ms_my: the file is missing']);
  });

  it('finds a key that only one language has as missing in the others', () => {
    const findings = languageFindings(localesWith({ zh_cn: { ...english, extra: '多' } }));
    expect(findings).toHaveLength(5);
    expect(findings).toContain('demo en_us: extra is missing');
  });

  it('finds an empty text and placeholders that differ', () => {
    expect(languageFindings(localesWith({ vn_vn: { ...english, title: ' ' } }))).toEqual([
      'demo vn_vn: title is empty',
    ]);
    expect(languageFindings(localesWith({ vn_vn: { ...english, greeting: 'Chào {{ten}}' } }))).toEqual([
      'demo vn_vn: greeting has {{ten}}, which en_us has not',
      'demo vn_vn: greeting lacks {{name}}, which en_us has',
    ]);
  });
});

describe('comparing texts with the sources that show them', () => {
  const locales = localesWith({});
  const source = (code: string) => ({ file: 'demo/src/Orders.tsx', code });

  it('finds the keys that no source names', () => {
    const code = "t('title'); const greetingKey = 'greeting';";
    expect(unusedKeys(locales, [source(code)])).toEqual(['demo: count is used nowhere']);
    expect(unusedKeys(locales, [source(`${code} t('count', { count })`)])).toEqual([]);
  });

  it('counts the keys that a template can make as used', () => {
    const nested = { namespace: 'demo', texts: { en_us: { bets: { big: 'Big' }, rest: 'Rest' } } };
    expect(unusedKeys(nested, [source('t(`bets.${type}`)')])).toEqual(['demo: rest is used nowhere']);
  });

  it('finds the keys that a source asks for and nobody has', () => {
    const found = (code: string) => unknownKeys(source(code), 'demo', [locales]);
    expect(found("const { t } = useTexts('demo'); t('title'); t('count', { count: 2 })")).toEqual([]);
    expect(found("const { t } = useTexts('demo'); t('titel')")).toEqual([
      "demo/src/Orders.tsx: t('titel') is not in demo",
    ]);
    expect(found("const { t: common } = useTexts('common'); common('title')")).toEqual([
      "demo/src/Orders.tsx: common('title') is not in common",
    ]);
    expect(found("const { t } = useTexts('demo'); t(kind === 'x' ? 'title' : 'lost')")).toEqual([
      "demo/src/Orders.tsx: t('lost') is not in demo",
    ]);
    expect(found("const { t } = useTexts('demo'); t(`gone.${name}`)")).toEqual([
      'demo/src/Orders.tsx: t(`gone.${name}`) is not in demo',
    ]);
  });
});
