import { render, screen } from '@testing-library/react';
import { Button } from './Button';
import { ButtonRow } from './ButtonRow';

describe('ButtonRow', () => {
  it('shows its buttons in the order given', () => {
    render(
      <ButtonRow>
        <Button>Clear</Button>
        <Button>Submit</Button>
      </ButtonRow>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Clear', 'Submit']);
  });
});
