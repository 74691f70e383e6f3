import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioList } from './RadioList';

const options = [
  { value: '1', label: 'Man' },
  { value: '2', label: 'Woman', description: 'second' },
  { value: '3', label: 'Closed', disabled: true },
];

function Sex() {
  const [value, setValue] = useState('');
  return <RadioList label="Sex" options={options} value={value} onValueChange={setValue} />;
}

describe('RadioList (SET-05)', () => {
  it('is a named group in which nothing is chosen at first', () => {
    render(<Sex />);
    expect(screen.getByRole('group', { name: 'Sex' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  });

  it('is chosen by tapping anywhere in a row, but not in a disabled one', async () => {
    render(<Sex />);
    await userEvent.click(screen.getByText('second'));
    expect(screen.getByRole('radio', { name: /Woman/ })).toBeChecked();
    await userEvent.click(screen.getByText('Closed'));
    expect(screen.getByRole('radio', { name: /Woman/ })).toBeChecked();
  });

  it('is chosen by the arrow keys', async () => {
    render(<Sex />);
    await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Woman/ })).toBeChecked();
  });
});
