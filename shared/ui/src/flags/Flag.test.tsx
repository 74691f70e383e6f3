import { render } from '@testing-library/react';
import { Flag } from './Flag';

describe('Flag (AUTH-04)', () => {
  it('is drawn for each of the six languages, each its own', () => {
    const drawn = ['en_us', 'zh_cn', 'es_spa', 'ms_my', 'vn_vn', 'ko_ko'].map(
      (language) => render(<Flag language={language} />).container.innerHTML,
    );
    for (const html of drawn) expect(html).toMatch(/^<svg/);
    expect(new Set(drawn).size).toBe(6);
  });

  it('is left out for any other', () => {
    expect(render(<Flag language="fr_fr" />).container).toBeEmptyDOMElement();
  });
});
