import { cityIdOf } from './cityIdOf';

describe('reading the city of /List?id (ROUTE-07)', () => {
  it('takes the id of a city', () => {
    expect(cityIdOf('12')).toBe(12);
  });

  it.each([null, '', '0', '-3', '1.5', 'lima', 'Infinity'])('takes %p for no city', (text) => {
    expect(cityIdOf(text)).toBeNull();
  });
});
