import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Keypad } from './Keypad';

describe('Keypad (SET-07)', () => {
  it('reports digits and erasing', async () => {
    const onDigit = jest.fn();
    const onErase = jest.fn();
    render(<Keypad label="Number keys" eraseLabel="Erase" onDigit={onDigit} onErase={onErase} />);
    expect(screen.getByRole('group', { name: 'Number keys' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '7' }));
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(onDigit.mock.calls).toEqual([['7'], ['0']]);
    expect(onErase).toHaveBeenCalledTimes(1);
  });
});
