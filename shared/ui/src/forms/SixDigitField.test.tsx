import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Keypad } from './Keypad';
import { SixDigitField } from './SixDigitField';

function FundPassword({ onComplete, keypad }: { onComplete?: (value: string) => void; keypad?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SixDigitField
        label="Withdrawal password"
        digitLabel={(position) => `Digit ${position} of 6`}
        value={value}
        onValueChange={setValue}
        onComplete={onComplete}
        keypad={keypad}
      />
      <Keypad
        label="Number keys"
        eraseLabel="Erase"
        onDigit={(digit) => setValue((value + digit).slice(0, 6))}
        onErase={() => setValue(value.slice(0, -1))}
      />
      <output>{value}</output>
    </>
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input.digit')];

describe('SixDigitField (SET-07, VAL-08, CONST-02)', () => {
  it('has six masked boxes with names, never offered to be filled in', () => {
    render(<FundPassword />);
    expect(boxes()).toHaveLength(6);
    for (const box of boxes()) expect(box).toHaveAttribute('type', 'password');
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'off');
    expect(boxes()[0]).toHaveAccessibleName('Withdrawal password');
    expect(boxes()[2]).toHaveAccessibleName('Digit 3 of 6');
    expect(document.querySelector('[autocomplete="one-time-code"]')).toBeNull();
    expect(screen.getByRole('group', { name: 'Withdrawal password' })).toBeInTheDocument();
  });

  it('takes digits from the keyboard, nothing else, and reports the sixth', async () => {
    const onComplete = jest.fn();
    render(<FundPassword onComplete={onComplete} />);
    await userEvent.click(boxes()[0]!);
    await userEvent.keyboard('12a34');
    expect(screen.getByRole('status')).toHaveTextContent('1234');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('56');
    expect(onComplete.mock.calls[0][0]).toBe('123456');
  });

  it('leaves out a seventh digit, and what is pasted (VAL-08)', async () => {
    render(<FundPassword />);
    await userEvent.click(boxes()[0]!);
    await userEvent.paste('9');
    await userEvent.keyboard('1234567');
    expect(screen.getByRole('status')).toHaveTextContent(/^123456$/);
  });

  it('lets the last digit be erased and typed again', async () => {
    render(<FundPassword />);
    await userEvent.click(boxes()[0]!);
    await userEvent.keyboard('123450{Backspace}6');
    expect(screen.getByRole('status')).toHaveTextContent(/^123456$/);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent(/^1234$/);
  });

  it('hands out the box for the next digit', async () => {
    const box = createRef<HTMLInputElement>();
    const props = {
      label: 'Withdrawal password',
      digitLabel: String,
      onValueChange: () => {},
      ref: box,
    };
    const { rerender } = render(<SixDigitField {...props} value="12" />);
    expect(box.current).toBe(boxes()[2]);
    rerender(<SixDigitField {...props} value="123456" />);
    expect(box.current).toBe(boxes()[5]);
  });

  it('is filled by the keypad and keeps the keyboard of the system away', async () => {
    render(<FundPassword keypad />);
    await userEvent.click(screen.getByRole('button', { name: '4' }));
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(boxes().map((box) => box.value)).toEqual(['4', '', '', '', '', '']);
    for (const box of boxes()) expect(box).toHaveAttribute('inputmode', 'none');
  });

  it('tells its error to the group', () => {
    render(
      <SixDigitField
        label="Withdrawal password"
        digitLabel={String}
        value=""
        onValueChange={() => {}}
        error="Wrong withdrawal password"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong withdrawal password');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Wrong withdrawal password');
  });
});
