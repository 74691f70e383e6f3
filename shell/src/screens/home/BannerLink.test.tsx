import { MemoryRouter } from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import { BannerLink } from './BannerLink';

const show = (link: string) =>
  render(
    <MemoryRouter>
      <BannerLink link={link}>a picture</BannerLink>
    </MemoryRouter>,
  );

describe('a banner of Home (FIRST-04)', () => {
  test('leads to a place of the app', () => {
    show('/girls');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/girls');
  });

  test('leads out of the app in a window of its own', () => {
    show('https://shop.example/autumn');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/autumn');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  test.each(['', 'javascript:alert(1)', 'data:text/html,x', '//'])(
    'with "%s" is a picture and no link',
    (link) => {
      show(link);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
