import { render, screen } from '@testing-library/react';
import { Card } from './Card';

describe('Card', () => {
  it('marks an ink card, so that the tokens inside it turn light', () => {
    render(<Card tone="ink">Balance</Card>);
    expect(screen.getByText('Balance')).toHaveAttribute('data-m-surface', 'ink');
  });

  it('is a link when it opens something', () => {
    render(<Card render={<a href="#/Profile" />}>Ember carafe</Card>);
    expect(screen.getByRole('link', { name: 'Ember carafe' })).toHaveClass('card', 'plain');
  });
});
