import { render } from '@testing-library/react';
import { HoldContext, useHold } from './useHold';

function Form({ filled }: { filled: boolean }) {
  useHold(filled, 'a form');
  return null;
}

describe('holding a release (shell contract 1.2.0)', () => {
  it('lasts as long as there is something to lose', () => {
    const held: string[] = [];
    const hold = (reason: string) => {
      held.push(reason);
      return () => void held.pop();
    };
    const form = (filled: boolean) => (
      <HoldContext value={hold}>
        <Form filled={filled} />
      </HoldContext>
    );
    const { rerender, unmount } = render(form(false));
    expect(held).toEqual([]);
    rerender(form(true));
    expect(held).toEqual(['a form']);
    rerender(form(false));
    expect(held).toEqual([]);
    rerender(form(true));
    unmount();
    expect(held).toEqual([]);
  });

  it('is nothing where the shell gives no hold', () => {
    expect(() => render(<Form filled />)).not.toThrow();
  });
});
