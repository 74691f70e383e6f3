import { render, screen } from '@testing-library/react';
import { Badge } from './Badge';

describe('Badge', () => {
  it('is neutral unless it is told otherwise', () => {
    render(
      <>
        <Badge>one</Badge>
        <Badge tone="gold">two</Badge>
      </>,
    );
    expect(screen.getByText('one')).toHaveClass('neutral');
    expect(screen.getByText('two')).toHaveClass('gold');
  });
});
