import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

describe('Button', () => {
  it('is a button that does not submit, pressed by pointer and keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps its name and its focus while busy, and does nothing', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.tab();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('becomes the link it is given', async () => {
    render(<Button render={<a href="#/Recharge" />}>Recharge</Button>);
    const link = screen.getByRole('link', { name: 'Recharge' });
    expect(link).toHaveAttribute('href', '#/Recharge');
    expect(link).not.toHaveAttribute('type');
    expect(link).toHaveClass('button', 'primary');
  });
});
