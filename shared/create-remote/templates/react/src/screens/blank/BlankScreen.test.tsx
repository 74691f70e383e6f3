import { useTextsForTest } from '@members/i18n/testing';
import { MemoryRouter } from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import texts from '../../locales/en_us.json';
import { BlankScreen } from './BlankScreen';

describe('/Blank', () => {
  it('leads back to Home', async () => {
    await useTextsForTest('mfe-blank', texts);
    render(
      <MemoryRouter>
        <BlankScreen />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/Home');
  });
});
