import { fireEvent, render, screen } from '@testing-library/react';
import { LineTabs } from './LineTabs';

const items = ['Nature', 'City', 'Craft'].map((label) => ({
  value: label,
  label,
  content: `${label} videos`,
}));

function swipe(fromX: number, toX: number, dy = 0) {
  const panel = screen.getByRole('tabpanel');
  fireEvent.touchStart(panel, { touches: [{ clientX: fromX, clientY: 100 }] });
  fireEvent.touchEnd(panel, { changedTouches: [{ clientX: toX, clientY: 100 + dy }] });
}

describe('LineTabs (VID-01)', () => {
  it('goes to the next tab by a swipe to the left and back by one to the right', () => {
    render(<LineTabs label="Classes" items={items} swipeable />);
    swipe(300, 100);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('City videos');
    swipe(100, 300);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nature videos');
  });

  it('stays at the ends, and under short or slanted movements', () => {
    render(<LineTabs label="Classes" items={items} swipeable />);
    swipe(100, 300);
    swipe(300, 270);
    swipe(300, 200, 90);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nature videos');
  });
});
