import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { NavBar } from './NavBar';

describe('NavBar', () => {
  it('has the title as a heading of level 1 that takes the focus', () => {
    const heading = createRef<HTMLHeadingElement>();
    render(<NavBar title="Withdraw" headingRef={heading} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Withdraw' })).toBe(heading.current);
    heading.current?.focus();
    expect(heading.current).toHaveFocus();
  });

  it('goes back by a button', async () => {
    const onBack = jest.fn();
    render(<NavBar title="Withdraw" backLabel="Back" onBack={onBack} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('goes back by a link', () => {
    render(<NavBar title="Withdraw" backLabel="Back" backRender={<a href="#/Mine" />} />);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#/Mine');
  });

  it('has no back arrow without somewhere to go (AUTH-05)', () => {
    render(<NavBar title="Login" backLabel="Back" trailing={<a href="#/Language">English</a>} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'English' })).toBeInTheDocument();
  });
});
