import { screen } from '@testing-library/dom';
import { blankScreen } from './blankScreen';

describe('/Blank', () => {
  it('leads back to Home', () => {
    const history = { createHref: (to: string) => `#${to}` } as Parameters<typeof blankScreen>[0]['history'];
    document.body.replaceChildren(...blankScreen({ t: (key) => key, history }));
    expect(screen.getByRole('link', { name: 'blank.home' })).toHaveAttribute('href', '#/Home');
  });
});
