import { fireEvent, render, screen } from '@testing-library/react';
import { tellSizesAtOnce } from '../../testing/tellSizesAtOnce';
import { NoticeBar } from './NoticeBar';

const text = 'Scheduled maintenance on Sunday, 02:00 to 02:30';

/** jsdom lays nothing out: `textPx` is how wide the line is, the box has no width. */
function renderBar(textPx: number) {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(textPx);
  render(<NoticeBar label="Notice" text={text} />);
  return { bar: screen.getByRole('marquee', { name: 'Notice' }), line: screen.getByText(text) };
}

describe('NoticeBar (HOME-02, LOT-03)', () => {
  tellSizesAtOnce();

  it('stands still when the text fits', () => {
    const { bar, line } = renderBar(0);
    expect(line).not.toHaveClass('moving');
    expect(bar).not.toHaveAttribute('tabindex');
  });

  it('scrolls what does not fit, and pauses under the pointer, a finger and the focus', () => {
    const { bar, line } = renderBar(600);
    expect(line).toHaveClass('moving');
    expect(line).not.toHaveAttribute('data-paused');
    fireEvent.pointerEnter(bar, { pointerType: 'mouse' });
    expect(line).toHaveAttribute('data-paused');
    fireEvent.pointerLeave(bar);
    expect(line).not.toHaveAttribute('data-paused');
    fireEvent.touchStart(bar);
    expect(line).toHaveAttribute('data-paused');
    fireEvent.touchEnd(bar);
    fireEvent.focus(bar);
    expect(line).toHaveAttribute('data-paused');
    fireEvent.blur(bar);
    expect(line).not.toHaveAttribute('data-paused');
  });

  it('wraps instead of scrolling under prefers-reduced-motion', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () =>
          ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );
    const { line } = renderBar(600);
    expect(line).toHaveClass('still');
    expect(line).not.toHaveClass('moving');
  });
});
