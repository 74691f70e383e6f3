import { render } from '@testing-library/react';
import { Slot, SlotContext } from './Slot';

describe('a slot that a screen offers', () => {
  it('is filled by the shell, told of other data, and ended with the screen', () => {
    const filled = { update: jest.fn(), end: jest.fn() };
    const fillSlot = jest.fn(() => filled);
    const screen = (sum: number) => (
      <SlotContext value={fillSlot}>
        <Slot name="wallet.report" data={{ sum }} />
      </SlotContext>
    );
    const { rerender, unmount, container } = render(screen(1));
    expect(fillSlot).toHaveBeenCalledWith('wallet.report', container.firstChild, { sum: 1 });
    rerender(screen(2));
    expect(filled.update).toHaveBeenLastCalledWith({ sum: 2 });
    expect(fillSlot).toHaveBeenCalledTimes(1);
    unmount();
    expect(filled.end).toHaveBeenCalledTimes(1);
  });

  it('stays empty in a shell that knows no slots', () => {
    const { container } = render(<Slot name="wallet.report" />);
    expect(container.firstChild).toBeEmptyDOMElement();
  });
});
