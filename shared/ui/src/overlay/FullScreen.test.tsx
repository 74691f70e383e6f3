import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullScreen } from './FullScreen';

describe('FullScreen (CAT-05)', () => {
  it('holds its content under its name and asks to be closed on Escape and by its button', async () => {
    const onOpenChange = jest.fn();
    render(
      <FullScreen open onOpenChange={onOpenChange} title="Clay cup" closeLabel="Close">
        <img alt="Picture 1 of 3" src="/media/products/clay-cup-1.svg" />
      </FullScreen>,
    );
    expect(screen.getByRole('dialog', { name: 'Clay cup' })).toContainElement(screen.getByRole('img'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });
});
