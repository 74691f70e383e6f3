import { currencyLeads, formatCurrency } from './currency';
import { languages, type Language } from './language';

describe('what is paid in or drawn out wears the currency label (ROUTE-10, D56)', () => {
  it('before the number or after it, as the language puts it', () => {
    expect(languages.map((language) => formatCurrency(125_050, language).replace('\u00a0', ' '))).toEqual([
      '$1,250.50',
      '1,250.50 元',
      'MEX 1,250.50',
      'RM 1,250.50',
      '1,250.50 VND',
      'KRW 1,250.50',
    ]);
    expect(languages.filter(currencyLeads)).toEqual(['en_us', 'es_spa', 'ms_my', 'ko_ko']);
  });

  it('on the side on which Intl has it, as the sign, the code or the name of the currency that the label stands for', () => {
    const rules = {
      en_us: ['en-US', 'USD', 'symbol'],
      zh_cn: ['zh-CN', 'CNY', 'name'],
      es_spa: ['es-MX', 'MXN', 'code'],
      ms_my: ['ms-MY', 'MYR', 'symbol'],
      vn_vn: ['vi-VN', 'VND', 'code'],
      ko_ko: ['ko-KR', 'KRW', 'code'],
    } as const;
    const leads = (language: Language) => {
      const [tag, currency, currencyDisplay] = rules[language];
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(1)[0]?.type === 'currency';
    };
    expect(languages.filter(leads)).toEqual(languages.filter(currencyLeads));
  });

  it('with the sign in front of both', () => {
    expect(formatCurrency(-5, 'en_us')).toBe('-$0.05');
    expect(formatCurrency(-5, 'vn_vn')).toBe('-0.05\u00a0VND');
  });
});
