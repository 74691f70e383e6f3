import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './TextField';

describe('TextField', () => {
  it('is found by its label and reports what is typed', async () => {
    const onValueChange = jest.fn();
    render(
      <TextField label="Invite code" onValueChange={onValueChange} autoComplete="off" enterKeyHint="next" />,
    );
    const input = screen.getByRole('textbox', { name: 'Invite code' });
    await userEvent.type(input, 'W1');
    expect(onValueChange).toHaveBeenLastCalledWith('W1');
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('enterkeyhint', 'next');
  });

  it('is described by its hint, and by its error once there is one', () => {
    const { rerender } = render(<TextField label="Name" hint="As on your card" />);
    const input = screen.getByRole('textbox');
    expect(input).toHaveAccessibleDescription('As on your card');
    expect(input).toBeValid();
    rerender(<TextField label="Name" hint="As on your card" error="Please enter your real name" />);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter your real name As on your card');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your real name');
  });

  it('works with ref and onChange, as form libraries want', async () => {
    const onChange = jest.fn();
    const ref = { current: null as HTMLInputElement | null };
    render(<TextField label="Name" name="name" ref={ref} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'L');
    expect(ref.current).toHaveValue('L');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps what the caller makes of the text', async () => {
    function Digits() {
      const [value, setValue] = useState('');
      return (
        <TextField label="Card" value={value} onValueChange={(next) => setValue(next.replace(/\D/g, ''))} />
      );
    }
    render(<Digits />);
    await userEvent.type(screen.getByRole('textbox'), '62a2');
    expect(screen.getByRole('textbox')).toHaveValue('622');
  });
});
