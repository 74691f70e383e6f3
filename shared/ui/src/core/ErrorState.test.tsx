import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

describe('ErrorState', () => {
  it('is announced, says what to do and tries again', async () => {
    const onRetry = jest.fn();
    render(
      <ErrorState title="Not loaded" text="Check the network." retryLabel="Try again" onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Not loadedCheck the network.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('does not start a second retry while one is under way', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Not loaded" retryLabel="Try again" onRetry={onRetry} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
