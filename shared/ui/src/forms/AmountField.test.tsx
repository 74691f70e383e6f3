import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountField, amountText, type AmountFieldProps } from './AmountField';

function Stake(props: Partial<AmountFieldProps>) {
  const [value, setValue] = useState('');
  return <AmountField label="Stake" value={value} onValueChange={setValue} {...props} />;
}

describe('AmountField (LOT-09, RECH-02, WDR-01)', () => {
  it('takes whole numbers with a number keypad', async () => {
    render(<Stake decimals={0} unit="K" />);
    const input = screen.getByRole('textbox', { name: 'Stake' });
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '5a0.7');
    expect(input).toHaveValue('507');
  });

  it.each([
    ['before', '$|'],
    ['after', '|$'],
  ] as const)('has its unit %s the amount (D56)', (unitSide, order) => {
    const { container } = render(<Stake look="hero" unit="$" unitSide={unitSide} />);
    const parts = [...container.querySelectorAll('input, [class*=unit]')];
    expect(parts.map((part) => (part.tagName === 'INPUT' ? '|' : part.textContent)).join('')).toBe(order);
  });

  it('takes two decimals with a decimal keypad', async () => {
    render(<Stake />);
    const input = screen.getByRole('textbox', { name: 'Stake' });
    expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '1234.567');
    expect(input).toHaveValue('1234.56');
  });

  it('offers quick values and marks the one that is set', async () => {
    render(<Stake decimals={0} chips={[10, 50]} />);
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    expect(screen.getByRole('textbox')).toHaveValue('50');
    expect(screen.getByRole('button', { name: '50', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '10', pressed: false })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Stake' })).toBeInTheDocument();
  });

  it.each(['field', 'hero', 'inline'] as const)('has label, hint and error in the look %s', (look) => {
    render(<Stake look={look} hint="10 to 5,000" error="wrong amount" />);
    const input = screen.getByRole('textbox', { name: 'Stake' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('wrong amount 10 to 5,000');
  });
});

describe('text of an amount', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['1 234', '1234'],
    ['007', '7'],
    ['0', '0'],
    ['-5', '5'],
    ['1e3', '13'],
  ])('keeps of %j with either kind of digits %j', (typed, kept) => {
    expect(amountText(typed, 0)).toBe(kept);
    expect(amountText(typed, 2)).toBe(kept);
  });

  it.each([
    ['12.5', '12.5'],
    ['12.', '12.'],
    ['12,50', '12.50'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
  ])('keeps two decimals of %j as %j', (typed, kept) => {
    expect(amountText(typed, 2)).toBe(kept);
  });

  it('cuts the fraction off where there are whole numbers only', () => {
    expect(amountText('12.9', 0)).toBe('12');
  });
});
