import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

describe('Picture (look.md: no layout shift)', () => {
  it('keeps the ratio of its box and loads lazily', () => {
    const { container } = render(<Picture src="/cover.svg" alt="Dune lines" ratio="16 / 9" />);
    expect(container.firstChild).toHaveStyle({ aspectRatio: '16 / 9' });
    expect(screen.getByRole('img', { name: 'Dune lines' })).toHaveAttribute('loading', 'lazy');
  });

  it('loads at once what is in first sight', () => {
    render(<Picture src="/banner.svg" alt="Autumn" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('keeps its name and what lies over it when the picture fails', () => {
    const { container } = render(
      <Picture src="/gone.svg" alt="Dune lines">
        2:14
      </Picture>,
    );
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Dune lines' })).toBeInTheDocument();
    expect(container).toHaveTextContent('2:14');
  });

  it('shows the pixels of its address until the picture is there, and not when it fails (OFC-73)', () => {
    const { container } = render(<Picture src="/a/640#data:image/webp;base64,UklGRg==" alt="Dune lines" />);
    const box = container.firstChild as HTMLElement;
    expect(box.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==');
    fireEvent.error(screen.getByRole('img'));
    expect(box.style.backgroundImage).toBe('');
  });
});
