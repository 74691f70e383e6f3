import { act, render, screen } from '@testing-library/react';
import { Delayed } from './Delayed';

describe('Delayed (look.md: a loading state appears only after 150 ms)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows and says nothing before 150 ms, then both', () => {
    render(<Delayed label="Loading">bones</Delayed>);
    act(() => jest.advanceTimersByTime(149));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loadingbones');
  });
});
