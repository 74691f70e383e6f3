import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAs } from './renderAs';

describe('rendering a part on an element of the caller', () => {
  it("keeps the caller's class, address and handler", async () => {
    const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
    render(
      renderAs(<a href="#/x" className="mine" onClick={onClick} />, 'div', {
        className: 'part',
        onClick: undefined,
        children: 'Go',
      }),
    );
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link).toHaveClass('part', 'mine');
    await userEvent.click(link);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('falls back to the element of the part', () => {
    render(renderAs(undefined, 'button', { children: 'Go' }));
    expect(screen.getByRole('button', { name: 'Go' })).toBeInTheDocument();
  });
});
