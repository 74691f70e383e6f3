import { render, screen } from '@testing-library/react';
import { ListRow } from './ListRow';
import { MenuList } from './MenuList';

describe('MenuList', () => {
  it('is a named list with one item per row, absent rows left out', () => {
    render(
      <MenuList label="Account">
        <ListRow label="Orders" />
        {false}
        <ListRow label="Messages" />
      </MenuList>,
    );
    expect(screen.getByRole('list', { name: 'Account' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
