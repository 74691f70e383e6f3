import { languages } from '@members/contract';
import { currencyLabel, formatAmount, formatCount, formatDay, formatLength, unitLabel } from './formats';
import { storedLanguage, languageTag } from './locale';

describe('formats (ROUTE-09 to ROUTE-11, D56, D57)', () => {
  it('writes amounts of minor units with separators, two decimals and the sign in front', () => {
    expect(formatAmount(123_450)).toBe('1,234.50');
    expect(formatAmount(-5)).toBe('-0.05');
    expect(formatAmount(0)).toBe('0.00');
    expect(formatAmount(100_000_000_00)).toBe('100,000,000.00');
  });

  it('labels the currency by language, and the unit with K', () => {
    expect(languages.map(currencyLabel)).toEqual(['$', '元', 'MEX', 'RM', 'VND', 'KRW']);
    expect(unitLabel).toBe('K');
  });

  it('shortens play counts and names days in the way of the language', () => {
    expect(formatCount(12_400, 'en_us')).toBe('12.4K');
    expect(formatCount(12_400, 'vn_vn')).toBe('12,4\u00a0N');
    expect(formatDay('2026-11-21 08:47:00', 'en_us')).toBe('Nov 21, 2026');
    expect(formatDay('2026-11-21 08:47:00', 'zh_cn')).toBe('2026年11月21日');
    expect(formatDay('', 'en_us')).toBe('');
    expect(formatDay('2026-13-21 08:47:00', 'en_us')).toBe('2026-13-21 08:47:00');
    expect(formatLength(1, 'hour', 'en_us')).toBe('1 hour');
    expect(formatLength(30, 'minute', 'es_spa')).toBe('30 minutos');
    expect(formatLength(2, 'day', 'zh_cn')).toBe('2天');
  });
});

describe.each(languages)('what is written down for %s is what Intl says', (language) => {
  const tag = languageTag(language);

  it('of each day of a leap year', () => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2028, 0, 1 + day));
      expect(formatDay(date.toISOString(), language)).toBe(format.format(date));
    }
  });

  it('of counts on either side of every rounding, and of any others', () => {
    const format = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
    const edges = Array.from({ length: 9 }, (_, power) =>
      [1, 9.5, 9.949, 9.95, 9.9949, 9.995, 9.9995].map((n) => n * 10 ** power),
    );
    const spread = Array.from({ length: 2_000 }, (_, index) => 1.0115 ** index);
    for (const value of [0, ...edges.flat(), ...spread].map(Math.round))
      for (const near of [value - 1, value, value + 1].filter((n) => n >= 0))
        expect([near, formatCount(near, language)]).toEqual([near, format.format(near)]);
  });
});

describe('the language', () => {
  it('has a tag that browsers know', () => {
    for (const language of languages) expect(Intl.getCanonicalLocales(languageTag(language))).toHaveLength(1);
    expect(languageTag('vn_vn')).toBe('vi-VN');
  });

  it('is en_us unless a known one is stored', () => {
    const storageWith = (value: string | null) => ({ getItem: () => value });
    expect(storedLanguage(storageWith(null))).toBe('en_us');
    expect(storedLanguage(storageWith('xx'))).toBe('en_us');
    expect(storedLanguage(storageWith('ko_ko'))).toBe('ko_ko');
  });
});
