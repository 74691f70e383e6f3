import { canarySettingsDraftOf, canarySettingsOf } from './canarySettingsDraft';

const settings = {
  steps: [
    { name: 'few', share: 0.07, minutes: 10 },
    { name: 'half', share: 0.5, minutes: 30 },
  ],
  minLoads: 50,
  failures: 10,
  ratio: 1.5,
};

describe('the rules for canaries', () => {
  it('are unchanged after a round trip through the form', () => {
    expect(canarySettingsOf(canarySettingsDraftOf(settings))).toEqual({ settings });
  });

  it('have steps that grow, with names of their own', () => {
    const draft = canarySettingsDraftOf(settings);
    const [few, half] = draft.steps as [(typeof draft.steps)[0], (typeof draft.steps)[0]];
    expect(canarySettingsOf({ ...draft, steps: [half, few] })).toEqual({
      errors: { 'steps.1.percent': 'percentBefore' },
    });
    expect(canarySettingsOf({ ...draft, steps: [few, { ...half, name: 'few' }] })).toEqual({
      errors: { 'steps.1.name': 'stepTaken' },
    });
  });

  it('name every field that is wrong', () => {
    const draft = {
      steps: [{ name: 'Über', percent: '0', minutes: '-1' }],
      minLoads: '',
      failures: '0',
      ratio: '0.9',
    };
    const answer = canarySettingsOf(draft);
    expect(Object.keys('errors' in answer ? answer.errors : {}).sort()).toEqual([
      'failures',
      'minLoads',
      'ratio',
      'steps.0.minutes',
      'steps.0.name',
      'steps.0.percent',
    ]);
    expect(canarySettingsOf({ ...canarySettingsDraftOf(settings), steps: [] })).toEqual({
      errors: { steps: 'noStep' },
    });
  });
});
