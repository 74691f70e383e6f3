import { fireEvent, render, screen } from '@testing-library/react';
import { LineTabs } from './Tabs';

const items = ['Nature', 'City', 'Craft'].map((label) => ({
  value: label,
  label,
  content: `${label} videos`,
}));

function swipe(fromX: number, toX: number, dy = 0) {
  const panel = screen.getByRole('tabpanel');
  fireEvent.touchStart(panel, { touches: [{ clientX: fromX, clientY: 100 }] });
  fireEvent.touchMove(panel, { touches: [{ clientX: toX, clientY: 100 + dy }] });
  const followed = panel.style.translate;
  fireEvent.touchEnd(panel, { changedTouches: [{ clientX: toX, clientY: 100 + dy }] });
  return followed;
}

describe('LineTabs (VID-01)', () => {
  it('goes to the next tab by a swipe to the left and back by one to the right', () => {
    render(<LineTabs label="Classes" items={items} swipeable />);
    swipe(300, 100);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('City videos');
    swipe(100, 300);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nature videos');
  });

  it('lets the content follow the finger, reluctantly where there is no tab', () => {
    render(<LineTabs label="Classes" items={items} swipeable />);
    expect(swipe(300, 270)).toBe('-30px 0');
    expect(swipe(100, 200)).toBe('20px 0');
    expect(swipe(300, 280, 90)).toBe('');
    expect(screen.getByRole('tabpanel').style.translate).toBe('');
  });

  it('stays at the ends, and under short or slanted movements', () => {
    render(<LineTabs label="Classes" items={items} swipeable />);
    swipe(100, 300);
    swipe(300, 270);
    swipe(300, 200, 90);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nature videos');
  });
});
