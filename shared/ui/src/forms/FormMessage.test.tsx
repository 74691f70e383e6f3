import { render, screen } from '@testing-library/react';
import { FormMessage } from './FormMessage';

describe('FormMessage', () => {
  it('announces an error at once and the rest politely', () => {
    render(
      <>
        <FormMessage>Wrong username or password</FormMessage>
        <FormMessage tone="success">Saved</FormMessage>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong username or password');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
