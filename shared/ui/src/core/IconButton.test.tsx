import { render, screen } from '@testing-library/react';
import { IconButton } from './IconButton';
import { SettingsIcon } from './icons';

describe('IconButton', () => {
  it('carries its label as its name and hides the drawing', () => {
    render(<IconButton label="Settings" icon={<SettingsIcon />} />);
    const button = screen.getByRole('button', { name: 'Settings' });
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('becomes the link it is given', () => {
    render(<IconButton label="Settings" icon={<SettingsIcon />} render={<a href="#/Setting" />} />);
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/Setting');
  });
});
