import { act, render, screen } from '@testing-library/react';
import { Delayed } from './Delayed';

describe('Delayed (look.md: a loading state appears only after 150 ms)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has its room, but shows and says nothing before 150 ms', () => {
    render(<Delayed label="Loading">bones</Delayed>);
    act(() => jest.advanceTimersByTime(149));
    expect(screen.getByText('bones')).toHaveClass('hidden');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loadingbones');
    expect(screen.getByText('bones')).not.toHaveClass('hidden');
  });

  it('takes no room before where it lies over something else', () => {
    render(<Delayed reserves={false}>bones</Delayed>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
