import { render, screen } from '@testing-library/react';
import { BackIcon, HomeIcon, LockIcon } from './icons';

describe('icons (look.md: one set, one stroke width)', () => {
  it('have one stroke width whatever their size', () => {
    const { container } = render(
      <>
        <BackIcon size={16} />
        <HomeIcon />
        <LockIcon size={40} />
      </>,
    );
    const widths = [...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('stroke-width'));
    expect(widths).toEqual(['1.75', '1.75', '1.75']);
  });

  it('are pictures with a name only when they get a label', () => {
    render(
      <>
        <LockIcon label="Locked" />
        <HomeIcon />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
  });
});
