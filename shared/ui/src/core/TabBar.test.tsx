import { render, screen } from '@testing-library/react';
import { HomeIcon } from './icons';
import { TabBar, TabBarItem } from './TabBar';

describe('TabBar', () => {
  it('is a navigation whose current page is marked', () => {
    render(
      <TabBar label="Main">
        <TabBarItem icon={<HomeIcon />} label="Home" active render={<a href="#/Home" />} />
        <TabBarItem icon={<HomeIcon />} label="Account" active={false} render={<a href="#/Mine" />} />
      </TabBar>,
    );
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
  });
});
