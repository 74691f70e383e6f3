import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedTabs } from './SegmentedTabs';

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

  it('changes by arrow key and Enter', async () => {
    render(<SegmentedTabs label="Lottery" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'Recent orders' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the tab that the caller holds', () => {
    render(<SegmentedTabs label="Lottery" items={items} value="recent" />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the list');
  });
});
