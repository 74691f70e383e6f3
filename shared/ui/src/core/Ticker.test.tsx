import { act, fireEvent, render, screen } from '@testing-library/react';
import { Ticker } from './Ticker';

const items = ['a', 'b', 'c', 'd'].map((key) => ({ key, content: `order ${key}` }));
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.at(-1));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function hidden(value: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(value);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('Ticker (HOME-07, CONST-07: one row each second)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('moves one row a second, keeps all rows in the list and starts over', () => {
    render(<Ticker label="Live orders" items={items} rows={2} />);
    const list = screen.getByRole('list', { name: 'Live orders' });
    expect(rows()).toEqual(['a', 'b', 'c', 'd']);
    pass(1000);
    expect(list).toHaveClass('odd');
    expect(rows()).toEqual(['a', 'b', 'c', 'd']);
    pass(1000);
    expect(list).toHaveClass('even');
    expect(rows()).toEqual(['b', 'c', 'd', 'a']);
    pass(3000);
    expect(rows()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stands still when everything is in sight', () => {
    render(<Ticker label="Live orders" items={items} rows={4} />);
    pass(5000);
    expect(screen.getByRole('list')).not.toHaveClass('odd', { exact: false });
    expect(rows()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('pauses under touch and hover and goes on afterwards', () => {
    render(<Ticker label="Live orders" items={items} rows={2} />);
    const list = screen.getByRole('list');
    pass(2000);
    fireEvent.touchStart(list);
    pass(5000);
    expect(rows()).toEqual(['b', 'c', 'd', 'a']);
    fireEvent.touchEnd(list);
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    pass(5000);
    expect(rows()).toEqual(['b', 'c', 'd', 'a']);
    fireEvent.pointerLeave(list);
    pass(1000);
    expect(rows()).toEqual(['c', 'd', 'a', 'b']);
  });

  it('pauses in a hidden tab', () => {
    render(<Ticker label="Live orders" items={items} rows={2} />);
    hidden(true);
    pass(5000);
    expect(screen.getByRole('list')).toHaveClass('list', { exact: true });
    hidden(false);
    pass(1000);
    expect(screen.getByRole('list')).toHaveClass('odd');
  });

  it('does not move under prefers-reduced-motion', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () =>
          ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );
    render(<Ticker label="Live orders" items={items} rows={2} />);
    pass(5000);
    expect(screen.getByRole('list')).toHaveClass('list', { exact: true });
    expect(screen.getByRole('list').parentElement).toHaveAttribute('data-still');
  });
});
