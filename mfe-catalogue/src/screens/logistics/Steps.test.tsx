import { render, screen } from '@testing-library/react';
import { activeStep, Steps } from './Steps';

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Step ${index + 1}`,
    description: 'done',
    time: `2026-01-0${index + 1} 08:00:00`,
  }));
const activeOf = () =>
  screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');

describe('the steps of a parcel (SVC-04, SVC-05)', () => {
  it('are all shown, the fourth active', () => {
    render(<Steps steps={steps(5)} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(activeOf().map(({ textContent }) => textContent)).toEqual(['Step 4done2026-01-04 08:00']);
  });

  it('have the last active where there are fewer', () => {
    render(<Steps steps={steps(2)} />);
    expect(activeOf()[0]).toHaveTextContent('Step 2');
  });
});

describe('the active step of a parcel (SVC-05, D59)', () => {
  it.each([
    [7, 3],
    [5, 3],
    [4, 3],
    [3, 2],
    [1, 0],
    [0, -1],
  ])('of %i steps is at index %i', (count, index) => {
    expect(activeStep(count)).toBe(index);
  });
});
