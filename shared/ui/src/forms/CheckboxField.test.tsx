import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './CheckboxField';

describe('CheckboxField (AUTH-06)', () => {
  it('is ticked from the start when told so, and unticked by its label', async () => {
    const onCheckedChange = jest.fn();
    render(<CheckboxField label="I agree" defaultChecked onCheckedChange={onCheckedChange} />);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    await userEvent.click(screen.getByText('I agree'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(onCheckedChange).toHaveBeenCalledWith(false);
  });

  it('is toggled by the space bar and described by its error', async () => {
    render(<CheckboxField label="I agree" error="Please tick the account opening agreement" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const box = screen.getByRole('checkbox');
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Please tick the account opening agreement');
  });
});
