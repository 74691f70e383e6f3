import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedTabs } from './Tabs';

const items = [
  { value: 'order', label: 'Place order', content: 'the grid' },
  { value: 'recent', label: 'Recent orders', content: 'the list' },
];

describe('SegmentedTabs', () => {
  it('starts with the first tab and mounts its content alone', () => {
    render(<SegmentedTabs label="Lottery" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Lottery' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Place order' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Place order' })).toHaveTextContent('the grid');
    expect(screen.queryByText('the list')).not.toBeInTheDocument();
  });

  it('changes by pointer and tells the caller', async () => {
    const onValueChange = jest.fn();
    render(<SegmentedTabs label="Lottery" items={items} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Recent orders' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the list');
    expect(onValueChange).toHaveBeenCalledWith('recent');
  });

  it('marks the tab that was pressed before it draws what that shows', async () => {
    const markedAtFirst: boolean[] = [];
    const Slow = () => {
      markedAtFirst.push(screen.queryByRole('tab', { name: 'Slow', selected: true }) !== null);
      return 'at last';
    };
    render(
      <SegmentedTabs
        label="Lottery"
        items={[...items, { value: 'slow', label: 'Slow', content: <Slow /> }]}
      />,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Slow' }));
    expect(screen.getByRole('tabpanel', { name: 'Slow' })).toHaveTextContent('at last');
    expect(markedAtFirst).toEqual([true]);
  });

  it('changes by arrow key and Enter', async () => {
    render(<SegmentedTabs label="Lottery" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'Recent orders' })).toHaveAttribute('aria-selected', 'true');
  });

  it('moves the focus round by arrow keys and to the ends, which chooses nothing', async () => {
    render(<SegmentedTabs label="Lottery" items={[...items, { value: 'rules', label: 'Rules' }]} />);
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowLeft}', 'Rules'],
      ['{ArrowRight}', 'Place order'],
      ['{End}', 'Rules'],
      ['{Home}', 'Place order'],
      ['{Control>}{ArrowRight}{/Control}', 'Place order'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
    }
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Place order');
  });

  it('has one stop for the Tab key, then its content', async () => {
    render(<SegmentedTabs label="Lottery" items={items} value="recent" />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Recent orders' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Recent orders' })).toHaveFocus();
  });

  it('can be reached where the caller holds none of its tabs', async () => {
    render(<SegmentedTabs label="Lottery" items={items} value="gone" />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Place order' })).toHaveFocus();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  });

  it('shows the tab that the caller holds', () => {
    render(<SegmentedTabs label="Lottery" items={items} value="recent" />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the list');
  });
});
