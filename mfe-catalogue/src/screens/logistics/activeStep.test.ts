import { activeStep } from './activeStep';

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
