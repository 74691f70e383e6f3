import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './CheckboxField';
import { Form, type FormProps } from './Form';
import { TextField } from './TextField';
import { missingFields, useForm } from './useForm';

const requests = { username: 'Your name?', password: 'Your password?', inviteCode: 'Your code?' };

describe('required fields (VAL-01, VAL-02, VAL-11)', () => {
  const filled = { username: 'demo', password: 'secret1', inviteCode: 'A' };

  test('are asked for where they are empty, in the order of the form', () => {
    const faults = missingFields(requests, { inviteCode: '', password: 'secret1', username: '' });
    expect(Object.entries(faults)).toEqual([
      ['username', 'Your name?'],
      ['inviteCode', 'Your code?'],
    ]);
  });

  test('are not filled by spaces', () => {
    expect(missingFields(requests, { ...filled, username: '  ' })).toEqual({ username: 'Your name?' });
  });

  test('are asked for no more once they are filled', () => {
    expect(missingFields(requests, filled)).toEqual({});
  });
});

interface Values {
  username: string;
  password: string;
  agreed: boolean;
}

type Options = Partial<Pick<FormProps<Values>, 'busy' | 'refusal'>> & { onSubmit?: (values: Values) => void };

function Register({ onSubmit = () => {}, ...options }: Options) {
  const { username, password } = requests;
  const form = useForm<Values>({ username: '', password: '', agreed: false }, (values) => ({
    ...missingFields({ username, password }, values),
    agreed: !values.agreed && 'Your consent?',
  }));
  const { value, onValueChange, ...agreed } = form.field('agreed');
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Send" {...options}>
      <TextField {...form.field('username')} label="Name" />
      <TextField {...form.field('password')} label="Password" />
      <CheckboxField {...agreed} label="I agree" checked={value} onCheckedChange={onValueChange} />
      <output>{form.dirty ? 'something typed' : 'as at first'}</output>
      <button type="button" onClick={form.reset}>
        Start over
      </button>
    </Form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const password = () => screen.getByRole('textbox', { name: 'Password' });
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

describe('a form', () => {
  test('calls nothing wrong before it is sent', async () => {
    render(<Register />);
    await userEvent.type(name(), 'd{Backspace}');
    await userEvent.tab();
    expect(faults()).toEqual([]);
  });

  test('says what is wrong with each field, is not sent, and leads to the first of them', async () => {
    const onSubmit = jest.fn();
    render(<Register onSubmit={onSubmit} />);
    await userEvent.type(name(), 'demo');
    await press('Send');
    expect(faults()).toEqual(['Your password?', 'Your consent?']);
    expect(password()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('leads to a box to tick as well', async () => {
    render(<Register />);
    await userEvent.type(name(), 'demo');
    await userEvent.type(password(), 'secret1');
    await press('Send');
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  test('takes back what it said about a field once that is changed, and about no other', async () => {
    render(<Register />);
    await press('Send');
    await userEvent.type(name(), 'd');
    expect(faults()).toEqual(['Your password?', 'Your consent?']);
  });

  test('is sent with what was typed, which stays', async () => {
    const onSubmit = jest.fn();
    render(<Register onSubmit={onSubmit} />);
    await userEvent.type(name(), 'demo');
    await userEvent.type(password(), 'secret1');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(password(), '{Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ username: 'demo', password: 'secret1', agreed: true }]]);
    expect(name()).toHaveValue('demo');
  });

  test('is not sent again while an answer is on its way', async () => {
    const onSubmit = jest.fn();
    const { rerender } = render(<Register onSubmit={onSubmit} />);
    await userEvent.type(name(), 'demo');
    await userEvent.type(password(), 'secret1');
    await userEvent.click(screen.getByRole('checkbox'));
    rerender(<Register onSubmit={onSubmit} busy />);
    await userEvent.type(password(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  });

  test('shows the words of a server that refused it, and keeps what was typed (AUTH-10)', async () => {
    const { rerender } = render(<Register />);
    await userEvent.type(name(), 'demo');
    rerender(<Register refusal="The name is taken" />);
    expect(faults()).toEqual(['The name is taken']);
    expect(name()).toHaveValue('demo');
  });

  test('knows whether something was typed, and starts over', async () => {
    render(<Register />);
    expect(screen.getByRole('status')).toHaveTextContent('as at first');
    await userEvent.type(name(), 'demo');
    await press('Send');
    expect(screen.getByRole('status')).toHaveTextContent('something typed');
    await press('Start over');
    expect(name()).toHaveValue('');
    expect(faults()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('as at first');
  });
});
