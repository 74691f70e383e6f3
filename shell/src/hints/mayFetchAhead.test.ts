import { conditionsNow, followBattery, mayFetchAhead, type Conditions } from './mayFetchAhead';

const usual: Conditions = {
  online: true,
  visible: true,
  saveData: false,
  effectiveType: '4g',
  lowBattery: false,
};

describe('what is fetched ahead (START-04)', () => {
  it('is a pressed or focused link and a tab in sight, also where a browser tells nothing of its network', () => {
    for (const occasion of ['pressed', 'focused', 'in sight'] as const) {
      expect(mayFetchAhead(occasion, usual)).toBe(true);
      expect(mayFetchAhead(occasion, { ...usual, effectiveType: '' })).toBe(true);
    }
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { lowBattery: true }])(
    'is a pressed link only with %o',
    (costly) => {
      expect(mayFetchAhead('pressed', { ...usual, ...costly })).toBe(true);
      expect(mayFetchAhead('focused', { ...usual, ...costly })).toBe(false);
      expect(mayFetchAhead('in sight', { ...usual, ...costly })).toBe(false);
    },
  );

  it('is nothing without a network, or in a page that nobody sees', () => {
    expect(mayFetchAhead('pressed', { ...usual, online: false })).toBe(false);
    expect(mayFetchAhead('pressed', { ...usual, visible: false })).toBe(false);
  });

  it.each([
    ['a fifth', { level: 0.2, charging: false }, true],
    ['a fifth while it charges', { level: 0.2, charging: true }, false],
    ['half', { level: 0.5, charging: false }, false],
  ])('takes a battery with %s for low: %o', async (_what, battery, low) => {
    Object.assign(navigator, { getBattery: async () => battery });
    await followBattery();
    expect(conditionsNow().lowBattery).toBe(low);
  });

  it('takes no battery for low where the browser tells of none', async () => {
    Object.assign(navigator, { getBattery: undefined });
    await followBattery();
    expect(conditionsNow().lowBattery).toBe(false);
  });
});
