import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

describe('Avatar', () => {
  it('shows the picture in its size', () => {
    render(<Avatar src="/head/7.png" alt="lina88" size={52} />);
    expect(screen.getByRole('img', { name: 'lina88' })).toHaveAttribute('width', '52');
  });

  it('draws a figure when the picture fails, and tries the next address', () => {
    const { container, rerender } = render(<Avatar src="/head/x.png" alt="lina88" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('svg')).toHaveAttribute('aria-label', 'lina88');
    rerender(<Avatar src="/head/8.png" alt="lina88" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/head/8.png');
  });
});
