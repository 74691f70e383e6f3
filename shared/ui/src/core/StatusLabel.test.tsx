import { render, screen } from '@testing-library/react';
import { StatusLabel } from './StatusLabel';

describe('StatusLabel (LOT-20)', () => {
  it('says the state in words beside the colour', () => {
    render(<StatusLabel tone="success">Won</StatusLabel>);
    expect(screen.getByText('Won')).toHaveClass('success');
  });

  it('moves its dot while waiting', () => {
    render(<StatusLabel waiting>Unopened</StatusLabel>);
    expect(screen.getByText('Unopened').firstElementChild).toHaveClass('waiting');
  });
});
