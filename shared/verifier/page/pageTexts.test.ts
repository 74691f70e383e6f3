import { languages } from '@members/contract';
import { stepTexts } from '../src/describeStep';
import { chooseLanguage, pageTexts } from './pageTexts';

const roundChecks = ['chain', 'beaconRound', 'signature', 'dice', 'commitment', 'void', 'sequence', 'record'];
const english = {
  page: pageTexts.en_us.page,
  steps: Object.fromEntries(
    Object.entries(stepTexts).filter(([key]) => roundChecks.includes(key.split('.', 1)[0]!)),
  ),
};
const places = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()] as const),
  );

describe('the language of the stand-alone page (ROUTE-09)', () => {
  it('is the one of the address, in either spelling', () => {
    expect(chooseLanguage('?lang=vn_vn', ['ko-KR'])).toBe('vn_vn');
    expect(chooseLanguage('?lang=vi', ['ko-KR'])).toBe('vn_vn');
    expect(chooseLanguage('?lang=zh-TW', [])).toBe('zh_cn');
  });

  it('is else the first of the browser’s that there is, else English', () => {
    expect(chooseLanguage('', ['fr-FR', 'es-419', 'en'])).toBe('es_spa');
    expect(chooseLanguage('?lang=xx', ['ms'])).toBe('ms_my');
    expect(chooseLanguage('', ['fr'])).toBe('en_us');
    expect(chooseLanguage('', [])).toBe('en_us');
  });

  it.each(languages.filter((language) => language !== 'en_us'))(
    'has every text with its values: %s',
    (language) => {
      const { page, steps } = pageTexts[language];
      expect(places(page)).toEqual(places(english.page));
      expect(places(steps ?? {})).toEqual(places(english.steps));
    },
  );
});
